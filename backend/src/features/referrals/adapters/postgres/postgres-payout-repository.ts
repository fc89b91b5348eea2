import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { PayoutBatchRowView, PayoutStatementView, PayoutView } from '@shop/contracts/payouts/views';
import { firstDayOf, type Month } from '@shop/contracts/rules/months';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  PayoutRepository,
  type DueReferrer,
  type LockedBatch,
  type LockedPayout,
  type NewPayout,
  type Settlement,
  type Transfer,
} from '../../application/payout-repository.ts';
import { inYearOf, payeeOf } from './payee-columns.ts';
import { batchListing, payoutListing, sentListing, selectBatch, selectPayout } from './payout-rows.ts';
import { statementOf } from './payout-statement.ts';

/** Raw SQL: columns that are shared with lists, sums of the ledger, and inserts from what is selected. */

type DueRow = Omit<DueReferrer, 'taxedInYear'> & { grossInYear: number; taxableInYear: number };

const beginOf = (month: Month) => sql`${firstDayOf(month)}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`;
/** Of a month before this one something is neither credited nor paid. */
const lacksCredit = (month: Month) => sql`EXISTS (
  SELECT FROM commission_uncredited(r.id, ${beginOf(month)}) o WHERE o.gross_paise <> 0 AND o.since < ${beginOf(month)})`;

/** Of a row of `payout`: its tax was paid to the state, or the month in which it was deducted is closed. */
const isTaxReported = sql<boolean>`challan_id IS NOT NULL OR EXISTS (
  SELECT FROM payout_batch b WHERE b.id = batch_id
    AND (b.approved_at AT TIME ZONE 'Asia/Kolkata')::date <= books_closed_through())`;

@Injectable()
export class PostgresPayoutRepository extends PayoutRepository {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  page(query: ListQuery): Promise<ListPage<PayoutBatchRowView>> {
    return this.replica.read((reads) => pageOf(reads, batchListing, query));
  }

  batch(number: number): Promise<(PayoutBatchRowView & { createdById: string }) | null> {
    return this.database.row(sql<PayoutBatchRowView & { createdById: string }>`
      ${selectBatch} WHERE b.number = ${number}`);
  }

  payoutsIn(number: number): Promise<PayoutView[]> {
    return this.database.rows(
      sql<PayoutView>`${selectPayout} WHERE b.number = ${number} ORDER BY p.reference`,
    );
  }

  ofReferrer(referrerId: string, { cursor }: ListQuery): Promise<ListPage<PayoutView>> {
    return this.replica.read((reads) => pageOf(reads, payoutListing, { referrerId, cursor }));
  }

  sentTo(referrerId: string, { cursor }: ListQuery): Promise<ListPage<PayoutView>> {
    return this.replica.read((reads) => pageOf(reads, sentListing, { referrerId, cursor }));
  }

  transfers(number: number): Promise<Transfer[]> {
    return this.database.rows(
      db
        .selectFrom('payout as p')
        .innerJoin('payout_batch as b', 'b.id', 'p.batchId')
        .select((eb) => [
          'p.reference',
          eb('p.grossPaise', '-', eb.ref('p.taxPaise')).as('netPaise'),
          'p.payee',
        ])
        .where('b.number', '=', number)
        .where('p.state', '=', 'sent')
        .orderBy('p.reference'),
    );
  }

  statement(reference: string): Promise<Omit<PayoutStatementView, 'tan'> | null> {
    return statementOf(this.database, reference);
  }

  async due(minimumPaise: number, taxYear: string, month: Month): Promise<DueReferrer[]> {
    const rows = await this.database.rows(sql<DueRow>`
      SELECT r.id AS referrer_id, r.code, r.state, s.due_paise, ${payeeOf} AS payee,
        (SELECT max(turn) FROM commission_entry WHERE referrer_id = r.id) AS through_turn,
        EXISTS (SELECT FROM payout WHERE referrer_id = r.id AND state = 'proposed') AS is_in_batch,
        taxed.gross_paise AS gross_in_year, taxed.taxable_paise AS taxable_in_year,
        u.gross_paise AS uncredited_paise, ${lacksCredit(month)} AS lacks_credit
      FROM commission_sum s JOIN referrer r ON r.id = s.referrer_id
      CROSS JOIN LATERAL commission_uncredited(r.id) u
      CROSS JOIN LATERAL (${inYearOf(taxYear)}) taxed
      WHERE s.due_paise >= ${minimumPaise} ORDER BY s.due_paise DESC, r.id LIMIT 500`);
    return rows.map(({ grossInYear, taxableInYear, ...row }) => ({
      ...row,
      taxedInYear: { grossPaise: grossInYear, taxablePaise: taxableInYear },
    }));
  }

  async lockReferrers(ids: readonly string[]): Promise<void> {
    await this.database.rows(sql`
      SELECT FROM referrer WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
  }

  async propose(payouts: readonly NewPayout[], by: string, at: Date): Promise<number> {
    const id = this.identifiers.uuid();
    const batch = await this.database.row(
      db
        .insertInto('payout_batch')
        .values({ id, state: 'proposed', createdAt: at, createdBy: by })
        .returning('number'),
    );
    if (!batch) throw new Error('An inserted batch has a number');
    for (const [index, payout] of payouts.entries()) {
      const {
        referrerId,
        throughTurn,
        grossPaise,
        uncreditedPaise,
        taxYear,
        taxSection,
        basisPoints,
        taxablePaise,
        taxPaise,
      } = payout;
      const reference = `P${String(batch.number).padStart(5, '0')}${String(index + 1).padStart(3, '0')}`;
      await this.database.run(
        db.insertInto('payout').values({
          id: this.identifiers.uuid(),
          batchId: id,
          reference,
          referrerId,
          state: 'proposed',
          throughTurn,
          grossPaise,
          uncreditedPaise,
          taxYear,
          taxSection,
          taxBasisPoints: basisPoints,
          taxablePaise,
          taxPaise,
          payee: jsonb(payout.payee),
        }),
      );
    }
    return batch.number;
  }

  lockBatch(number: number): Promise<LockedBatch | null> {
    return this.database.row(
      db
        .selectFrom('payout_batch')
        .select(['id', 'state', 'createdBy'])
        .where('number', '=', number)
        .forUpdate(),
    );
  }

  async lockPayouts(batchId: string, month: Month): Promise<LockedPayout[]> {
    // A statement of its own: what it waited for is seen by the next one only.
    const paid = db.selectFrom('payout').select('referrerId').where('batchId', '=', batchId);
    await this.database.rows(
      db.selectFrom('referrer').where('id', 'in', paid).orderBy('id').forNoKeyUpdate(),
    );
    return this.database.rows(sql<LockedPayout>`
      SELECT p.id, p.reference, p.state, p.tax_year, r.name, p.gross_paise, r.state AS referrer_state,
        coalesce(s.due_paise, 0) AS due_paise,
        p.payee - ARRAY['name', 'address'] <> ${payeeOf} - ARRAY['name', 'address'] AS is_paid_otherwise,
        ${lacksCredit(month)} OR p.uncredited_paise <> (
          SELECT coalesce(sum(u.gross_paise), 0) FROM commission_uncredited(r.id, 'infinity', p.through_turn) u
        ) AS is_credited_otherwise
      FROM payout p JOIN referrer r ON r.id = p.referrer_id LEFT JOIN commission_sum s ON s.referrer_id = r.id
      WHERE p.batch_id = ${batchId} ORDER BY p.reference`);
  }

  async approve(batchId: string, by: string, at: Date): Promise<void> {
    await this.database.run(
      db
        .updateTable('payout_batch')
        .set({ state: 'approved', approvedAt: at, approvedBy: by })
        .where('id', '=', batchId),
    );
    await this.database.run(sql`
      UPDATE payout SET state = CASE WHEN gross_paise > tax_paise THEN 'sent' ELSE 'paid' END,
        settled_at = CASE WHEN gross_paise > tax_paise THEN NULL ELSE ${at}::timestamptz END
      WHERE batch_id = ${batchId}`);
    await this.database.run(sql`
      INSERT INTO commission_entry (id, referrer_id, payout_id, at, kind, cause, pending_paise, due_paise, paid_paise)
      SELECT uuidv7(), referrer_id, id, ${at}, 'paid', 'payout', 0, -gross_paise, gross_paise
      FROM payout WHERE batch_id = ${batchId} ORDER BY reference`);
  }

  async discard(batchId: string): Promise<void> {
    const state = 'discarded';
    await this.database.run(db.updateTable('payout_batch').set({ state }).where('id', '=', batchId));
    await this.database.run(db.updateTable('payout').set({ state }).where('batchId', '=', batchId));
  }

  async settle(settlements: readonly Settlement[], at: Date): Promise<void> {
    // A statement of its own: a closing that it waited for is seen by the next one only.
    await this.database.rows(sql`SELECT pg_advisory_xact_lock_shared(hashtext('books_closing'))`);
    for (const { payoutId, state, bankReference, failure } of settlements) {
      await this.database.run(
        db
          .updateTable('payout')
          .set({
            state,
            settledAt: at,
            failure,
            bankReference: sql<string | null>`coalesce(${bankReference}, bank_reference)`,
            ...(state === 'failed' ? { taxStands: isTaxReported } : {}),
          })
          .where('id', '=', payoutId),
      );
    }
    const failed = settlements.filter(({ state }) => state === 'failed').map(({ payoutId }) => payoutId);
    await this.database.run(sql`
      INSERT INTO commission_entry (id, referrer_id, payout_id, at, kind, cause, pending_paise, due_paise, paid_paise)
      SELECT uuidv7(), p.referrer_id, p.id, ${at}, 'returned', 'payout', 0, back.paise, -back.paise
      FROM payout p
      CROSS JOIN LATERAL (
        SELECT p.gross_paise - CASE WHEN p.tax_stands THEN p.tax_paise ELSE 0 END AS paise) back
      WHERE p.id = ANY(${failed}::uuid[]) AND back.paise > 0 ORDER BY p.reference`);
  }
}
