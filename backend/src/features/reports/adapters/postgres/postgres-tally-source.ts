import { Injectable } from '@nestjs/common';
import type { TallyCheck } from '@shop/contracts/rules/documents/tally';
import type { Day } from '@shop/contracts/rules/days';
import { sql, type RawBuilder } from 'kysely';
import { indiaDay, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { TallySource, type Days } from '../../application/tally-source.ts';
import type { LedgerRow } from '../../domain/tally/rows.ts';
import { TALLY_COMMISSION_SOURCES } from './tally-commission-rows.ts';
import { isBetween, partOf, type Marked, type TallyRows } from './tally-source-parts.ts';
import { TALLY_ROWS } from './tally-rows.ts';

const SOURCES = [...TALLY_ROWS, ...TALLY_COMMISSION_SOURCES];

/** Raw SQL: sums over whole ledgers. */
@Injectable()
export class PostgresTallySource extends TallySource {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  async *rows(days: Days): AsyncIterable<readonly LedgerRow[]> {
    for (const source of SOURCES) yield* this.partsOf(source, days);
  }

  async *summed(days: Days): AsyncIterable<readonly (LedgerRow & { count: number })[]> {
    for (const source of SOURCES) {
      const sums = source.summed?.(days);
      if (sums) yield await this.sumsBy<LedgerRow & { count: number }>(sums);
      else
        for await (const rows of this.partsOf(source, days)) yield rows.map((row) => ({ ...row, count: 1 }));
    }
  }

  /** As the invoices, the receipts report, the passbooks, the commission report and the ledgers of its tax have it. */
  async sums(days: Days): Promise<Record<TallyCheck, number>> {
    const during = (instant: string) => sql.join(isWithin(sql.ref(instant), days), sql` AND `);
    const row = await this.replica.readLong((reads) =>
      reads.row(sql<Record<TallyCheck, number>>`
        SELECT i.sales, i.tax, m.money, h.deposits, c.commissions, d.tds
        FROM (SELECT coalesce(sum(s.sign * total_paise), 0)::bigint AS sales,
            coalesce(sum(s.sign * (cgst_paise + sgst_paise + igst_paise)), 0)::bigint AS tax
          FROM invoice CROSS JOIN LATERAL (SELECT CASE kind WHEN 'invoice' THEN 1 ELSE -1 END AS sign) s
          WHERE ${during('issued_at')}) i
        CROSS JOIN (SELECT coalesce(sum(amount_paise), 0)::bigint AS money FROM money_entry
          WHERE ${isBetween(sql`day`, days)}) m
        CROSS JOIN (SELECT coalesce(sum(amount_paise), 0)::bigint AS deposits FROM membership_entry
          WHERE ${isBetween(sql`coalesce(booked_on, received_on)`, days)}) h
        CROSS JOIN (SELECT coalesce(sum(due_paise + paid_paise), 0)::bigint AS commissions FROM commission_entry
          WHERE ${during('at')}) c
        CROSS JOIN (SELECT coalesce(sum(tax_paise), 0)::bigint AS tds FROM (
            SELECT tax_paise, coalesce(booked_on, credited_on) AS day FROM commission_credit
            UNION ALL SELECT p.tax_paise, ${indiaDay(sql`b.approved_at`)} FROM payout p
              JOIN payout_batch b ON b.id = p.batch_id WHERE p.state IN ('sent', 'paid') OR p.tax_stands) taxed
          WHERE ${isBetween(sql`day`, days)}) d`),
    );
    return row ?? { sales: 0, tax: 0, money: 0, deposits: 0, commissions: 0, tds: 0 };
  }

  async closedThrough(): Promise<Day | null> {
    const row = await this.replica.read((reads) =>
      reads.row(sql<{ day: Day | null }>`SELECT books_closed_through() AS day`),
    );
    return row?.day ?? null;
  }

  private async *partsOf(source: TallyRows, days: Days): AsyncIterable<readonly LedgerRow[]> {
    for (let last: (LedgerRow & Marked) | null = null; ;) {
      const rows: (LedgerRow & Marked)[] = await this.part<LedgerRow>(source, days, last);
      if (rows.length > 0) yield rows;
      last = rows.at(-1) ?? null;
      if (rows.length < source.part) break;
    }
  }

  /** A row is one of those of its source alone. */
  private sumsBy<Row extends LedgerRow>(sums: RawBuilder<Row>): Promise<Row[]> {
    return this.replica.readLong((reads) => reads.rows(sums));
  }

  private part<Row extends LedgerRow>(source: TallyRows, days: Days, after: (Row & Marked) | null) {
    return this.replica.readLong((reads) => reads.rows(partOf<Row>(source, days, after)));
  }
}
