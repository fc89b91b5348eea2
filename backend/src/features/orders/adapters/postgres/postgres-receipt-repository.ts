import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { SAME_TRANSFER_DAYS, type EarlierReceipt } from '@shop/contracts/rules/orders/payments';
import { sql } from 'kysely';
import { RECEIPT_BACKED } from '../../../../platform/persistence/bank-backing.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  ReceiptRepository,
  type HeldReceipt,
  type Payment,
  type Receipt,
} from '../../domain/receipt-repository.ts';

/** Raw SQL: what orders have of receipts are sums over the ledger. */

/** Receipts that stand, each with the part that an order has of it. */
const standing = db
  .selectFrom('payment as p')
  .innerJoin('receipt as r', 'r.id', 'p.receiptId')
  .innerJoin('orders as o', 'o.id', 'p.orderId')
  .select(['o.number', sql<'order'>`'order'`.as('of'), 'r.mode', 'r.amountPaise', 'r.reference'])
  .select(['r.receivedOn', 'r.recordedAt', 'p.recordedByName as recordedBy'])
  .where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('receipt_correction as wrong')
          .select('wrong.receiptId')
          .whereRef('wrong.receiptId', '=', 'r.id'),
      ),
    ),
  );

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
    await this.database.run(
      db.insertInto('receipt').values({ id, mode, reference, amountPaise, receivedOn, note, recordedAt: at }),
    );
    if (reference === null) return;
    await this.database.run(db.insertInto('reference_claim').values({ receiptId: id, mode, reference }));
  }

  async pay({ orderId, receiptId, kind, amountPaise }: Payment, actor: Actor, at: Date): Promise<void> {
    await this.database.run(
      db.insertInto('payment').values({
        id: this.identifiers.uuid(),
        orderId,
        receiptId,
        kind,
        amountPaise,
        ...recorded(actor, at),
      }),
    );
  }

  async correct(receiptId: string, reason: string, actor: Actor, at: Date): Promise<void> {
    await this.database.run(
      db.insertInto('receipt_correction').values({ receiptId, reason, ...recorded(actor, at) }),
    );
    await this.database.run(db.deleteFrom('reference_claim').where('receiptId', '=', receiptId));
    await this.database.run(db.deleteFrom('bank_backing').where('receiptId', '=', receiptId));
  }

  async ofCredit(orderId: string, reference: string): Promise<string | null> {
    const row = await this.database.row(
      db
        .selectFrom('reference_claim as c')
        .innerJoin('payment as p', 'p.receiptId', 'c.receiptId')
        .select('c.receiptId as id')
        .where('c.mode', '=', 'scheme-credit')
        .where('c.reference', '=', reference)
        .where('p.orderId', '=', orderId)
        .limit(1),
    );
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
    const row = await this.database.row(
      db
        .selectFrom('receipt as r')
        .innerJoin('payment as p', 'p.receiptId', 'r.id')
        .select('p.recordedBy')
        .where('r.id', '=', receiptId)
        .where('r.mode', '=', 'cash')
        .where('p.kind', 'in', ['received', 'refunded'])
        .limit(1),
    );
    return row?.recordedBy ?? null;
  }

  backed(orderIds: readonly string[], amountPaise: number, about: Day): Promise<EarlierReceipt | null> {
    return this.database.row(
      standing
        .where('p.orderId', '=', (eb) => eb.fn.any(eb.val(orderIds)))
        .where('r.amountPaise', '=', amountPaise)
        .where('r.amountPaise', '>', 0)
        .where('r.receivedOn', '>=', addDays(about, -SAME_TRANSFER_DAYS))
        .where('r.receivedOn', '<=', addDays(about, SAME_TRANSFER_DAYS))
        .where(sql.raw<boolean>(RECEIPT_BACKED))
        .orderBy('r.recordedAt', 'desc')
        .limit(1),
    );
  }

  lastCash(orderId: string, amountPaise: number, since: Date): Promise<EarlierReceipt | null> {
    return this.database.row(
      standing
        .where('p.orderId', '=', orderId)
        .where('p.amountPaise', '=', amountPaise)
        .where('p.kind', 'in', ['received', 'refunded'])
        .where('p.recordedAt', '>=', since.toISOString())
        .where('r.mode', '=', 'cash')
        .orderBy('p.recordedAt', 'desc')
        .limit(1),
    );
  }
}

function recorded({ kind, id, name }: Actor, at: Date) {
  return { recordedAt: at, recordedBy: kind === 'staff' ? id : null, recordedByName: name };
}
