import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { SAME_TRANSFER_DAYS, type EarlierReceipt } from '@shop/contracts/rules/orders/payments';
import { sql } from 'kysely';
import { RECEIPT_BACKED } from '../../../../persistence/bank-backing.ts';
import { Database } from '../../../../persistence/database.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  ReceiptRepository,
  type HeldReceipt,
  type Payment,
  type Receipt,
} from '../../domain/receipt-repository.ts';

@Injectable()
export class PostgresReceiptRepository extends ReceiptRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  heldBy(orderId: string): Promise<{ receiptId: string; heldPaise: number }[]> {
    return this.database.rows(sql<{ receiptId: string; heldPaise: number }>`
      SELECT r.id AS receipt_id, sum(p.amount_paise)::bigint AS held_paise
      FROM payment p JOIN receipt r ON r.id = p.receipt_id WHERE p.order_id = ${orderId}
      GROUP BY r.id HAVING sum(p.amount_paise) <> 0 ORDER BY r.recorded_at, r.id`);
  }

  async add(receipt: Receipt, at: Date): Promise<void> {
    const { id, mode, amountPaise, reference, receivedOn, note } = receipt;
    await this.database.run(sql`
      INSERT INTO receipt (id, mode, reference, amount_paise, received_on, note, recorded_at)
      VALUES (${id}, ${mode}, ${reference}, ${amountPaise}, ${receivedOn}, ${note}, ${at})`);
    if (reference === null) return;
    await this.database.run(sql`
      INSERT INTO reference_claim (receipt_id, mode, reference) VALUES (${id}, ${mode}, ${reference})`);
  }

  async pay({ orderId, receiptId, kind, amountPaise }: Payment, actor: Actor, at: Date): Promise<void> {
    await this.database.run(sql`
      INSERT INTO payment (id, order_id, receipt_id, kind, amount_paise, recorded_at, recorded_by, recorded_by_name)
      VALUES (${this.identifiers.uuid()}, ${orderId}, ${receiptId}, ${kind}, ${amountPaise}, ${at},
        ${staffIdOf(actor)}, ${actor.name})`);
  }

  async correct(receiptId: string, reason: string, actor: Actor, at: Date): Promise<void> {
    await this.database.run(sql`
      INSERT INTO receipt_correction (receipt_id, reason, recorded_at, recorded_by, recorded_by_name)
      VALUES (${receiptId}, ${reason}, ${at}, ${staffIdOf(actor)}, ${actor.name})`);
    await this.database.run(sql`DELETE FROM reference_claim WHERE receipt_id = ${receiptId}`);
    await this.database.run(sql`DELETE FROM bank_backing WHERE receipt_id = ${receiptId}`);
  }

  async ofCredit(orderId: string, reference: string): Promise<string | null> {
    const row = await this.database.row(sql<{ id: string }>`
      SELECT c.receipt_id AS id FROM reference_claim c JOIN payment p ON p.receipt_id = c.receipt_id
      WHERE c.mode = 'scheme-credit' AND c.reference = ${reference} AND p.order_id = ${orderId} LIMIT 1`);
    return row?.id ?? null;
  }

  find(receiptId: string): Promise<HeldReceipt | null> {
    return this.database.row(sql<HeldReceipt>`
      SELECT r.mode, r.reference, coalesce(
        (SELECT jsonb_agg(jsonb_build_object('number', held.number, 'heldPaise', held.paise) ORDER BY held.number)
         FROM (SELECT o.number, sum(p.amount_paise) AS paise FROM payment p JOIN orders o ON o.id = p.order_id
               WHERE p.receipt_id = r.id GROUP BY o.number HAVING sum(p.amount_paise) <> 0) held), '[]') AS parts
      FROM receipt r WHERE r.id = ${receiptId}`);
  }

  async recorderOfCash(receiptId: string): Promise<string | null> {
    const row = await this.database.row(sql<{ recordedBy: string | null }>`
      SELECT p.recorded_by FROM receipt r JOIN payment p ON p.receipt_id = r.id AND p.kind IN ('received', 'refunded')
      WHERE r.id = ${receiptId} AND r.mode = 'cash' LIMIT 1`);
    return row?.recordedBy ?? null;
  }

  backed(orderIds: readonly string[], amountPaise: number, about: Day): Promise<EarlierReceipt | null> {
    return this.database.row(sql<EarlierReceipt>`
      SELECT o.number, 'order' AS "of", r.mode, r.amount_paise, r.reference, r.received_on, r.recorded_at,
        p.recorded_by_name AS recorded_by
      FROM payment p JOIN receipt r ON r.id = p.receipt_id JOIN orders o ON o.id = p.order_id
      WHERE p.order_id = ANY(${orderIds}::uuid[]) AND r.amount_paise = ${amountPaise} AND r.amount_paise > 0
        AND r.received_on BETWEEN ${addDays(about, -SAME_TRANSFER_DAYS)} AND ${addDays(about, SAME_TRANSFER_DAYS)}
        AND NOT EXISTS (SELECT FROM receipt_correction wrong WHERE wrong.receipt_id = r.id)
        AND ${sql.raw(RECEIPT_BACKED)}
      ORDER BY r.recorded_at DESC LIMIT 1`);
  }

  async lastCash(orderId: string, amountPaise: number, since: Date): Promise<EarlierReceipt | null> {
    return this.database.row(sql<EarlierReceipt>`
      SELECT o.number, 'order' AS "of", r.mode, r.amount_paise, r.reference, r.received_on, r.recorded_at,
        p.recorded_by_name AS recorded_by
      FROM receipt r JOIN payment p ON p.receipt_id = r.id AND p.kind IN ('received', 'refunded')
      JOIN orders o ON o.id = p.order_id
      WHERE p.order_id = ${orderId} AND p.amount_paise = ${amountPaise} AND r.mode = 'cash'
        AND p.recorded_at >= ${since}
        AND NOT EXISTS (SELECT FROM receipt_correction wrong WHERE wrong.receipt_id = r.id)
      ORDER BY p.recorded_at DESC LIMIT 1`);
  }
}

const staffIdOf = (actor: Actor) => (actor.kind === 'staff' ? actor.id : null);
