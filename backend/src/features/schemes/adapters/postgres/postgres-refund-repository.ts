import { Injectable } from '@nestjs/common';
import { payeeInShort, type Payee } from '@shop/contracts/rules/schemes/payee';
import type { Day } from '@shop/contracts/rules/days';
import type { RefundBatchView } from '@shop/contracts/schemes/refund-views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  RefundRepository,
  type LockedRefundBatch,
  type NewRefund,
  type OverMember,
  type ProposedRefund,
} from '../../application/refund-repository.ts';
import { settleByOf, yearOverOn } from './scheme-columns.ts';

/** Raw SQL: who is due by a day, batches with their rows, and an insert from what is selected. */

type BatchRow = Omit<RefundBatchView, 'needsAnother' | 'rows'> & {
  createdById: string;
  refunds: (Omit<RefundBatchView['rows'][number], 'payTo'> & { payee: Payee })[];
};

@Injectable()
export class PostgresRefundRepository extends RefundRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  over(today: Day): Promise<OverMember[]> {
    return this.database.rows(sql<OverMember>`
      SELECT m.number, m.name, m.held_paise AS paise, ${settleByOf('m')} AS settle_by, m.ending, m.pay_to AS payee,
        EXISTS (SELECT FROM refund_row r JOIN refund_batch b ON b.id = r.batch_id
          WHERE r.membership_id = m.id AND b.state = 'proposed') AS is_in_batch
      FROM membership m WHERE m.held_paise > 0 AND ${yearOverOn('m', today)}
      ORDER BY m.first_paid_on, m.number LIMIT 500`);
  }

  async batches(today: Day): Promise<(Omit<RefundBatchView, 'needsAnother'> & { createdById: string })[]> {
    const rows = await this.database.rows(sql<BatchRow>`
      SELECT b.number, b.state, b.created_at, maker.name AS created_by, b.created_by AS created_by_id, b.approved_at,
        approver.name AS approved_by, sums.paise, sums.refunds
      FROM refund_batch b JOIN staff maker ON maker.id = b.created_by LEFT JOIN staff approver ON approver.id = b.approved_by
      CROSS JOIN LATERAL (
        SELECT sum(r.paise)::bigint AS paise, jsonb_agg(jsonb_build_object('reference', r.reference, 'number', m.number,
          'name', r.name, 'paise', r.paise, 'payee', r.payee, 'isOvertaken', b.state = 'proposed' AND (
            m.held_paise <> r.paise OR m.ending IS NOT DISTINCT FROM 'died' OR m.pay_to IS DISTINCT FROM r.payee
            OR NOT ${yearOverOn('m', today)})) ORDER BY r.reference) AS refunds
        FROM refund_row r JOIN membership m ON m.id = r.membership_id WHERE r.batch_id = b.id) sums
      ORDER BY b.number DESC LIMIT 50`);
    return rows.map(({ refunds, ...batch }) => ({
      ...batch,
      rows: refunds.map(({ payee, ...refund }) => ({ ...refund, payTo: payeeInShort(payee) })),
    }));
  }

  async propose(refunds: readonly NewRefund[], by: string, at: Date): Promise<number> {
    const id = this.identifiers.uuid();
    const batch = await this.database.row(
      db
        .insertInto('refund_batch')
        .values({ id, state: 'proposed', createdAt: at, createdBy: by })
        .returning('number'),
    );
    if (!batch) throw new Error('An inserted batch has a number');
    for (const [index, { number, paise, name, payee }] of refunds.entries()) {
      const reference = `R${String(batch.number).padStart(5, '0')}${String(index + 1).padStart(3, '0')}`;
      await this.database.run(sql`
        INSERT INTO refund_row (reference, batch_id, membership_id, paise, name, payee)
        SELECT ${reference}, ${id}, m.id, ${paise}, ${name}, ${JSON.stringify(payee)}::jsonb
        FROM membership m WHERE m.number = ${number}`);
    }
    return batch.number;
  }

  lockBatch(number: number): Promise<LockedRefundBatch | null> {
    return this.database.row(
      db
        .selectFrom('refund_batch')
        .select(['id', 'state', 'createdBy'])
        .where('number', '=', number)
        .forUpdate(),
    );
  }

  refundsIn(number: number): Promise<ProposedRefund[]> {
    return this.database.rows(
      db
        .selectFrom('refund_row as r')
        .innerJoin('refund_batch as b', 'b.id', 'r.batchId')
        .innerJoin('membership as m', 'm.id', 'r.membershipId')
        .select(['r.reference', 'm.number', 'r.name', 'r.paise', 'r.payee'])
        .where('b.number', '=', number)
        .orderBy('m.number'),
    );
  }

  async approve(batchId: string, by: string, at: Date): Promise<void> {
    await this.database.run(
      db
        .updateTable('refund_batch')
        .set({ state: 'approved', approvedAt: at, approvedBy: by })
        .where('id', '=', batchId),
    );
  }

  async discard(batchId: string): Promise<void> {
    await this.database.run(
      db.updateTable('refund_batch').set({ state: 'discarded' }).where('id', '=', batchId),
    );
  }
}
