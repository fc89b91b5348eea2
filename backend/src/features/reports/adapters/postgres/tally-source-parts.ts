import { sql, type RawBuilder } from 'kysely';
import type { Days } from '../../application/tally-source.ts';
import type { LedgerRow } from '../../domain/tally/rows.ts';

/* Raw SQL: rows of any ledger, in parts by key. */

/** What a part of a source ends with. */
export interface Marked {
  place: string;
}

/** A ledger, as vouchers are made of its rows. */
export interface TallyRows {
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: (days: Days) => RawBuilder<unknown>;
  /** Where there are many: those that differ in their sums alone as one. */
  summed?: (days: Days) => RawBuilder<LedgerRow & { count: number }>;
  /** In the order of time; unique with the id. */
  by: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** So many rows are read at once: while they are taken apart, nobody is served. */
  part: number;
}

export function partOf<Row extends LedgerRow>(source: TallyRows, days: Days, after: (Row & Marked) | null) {
  const { columns, from, where, by, id, part } = source;
  const beyond = after ? sql` AND (${by}, ${id}) > (${after.place}::timestamptz, ${after.id}::uuid)` : sql``;
  return sql<Row & Marked>`
    SELECT ${columns}, to_char(${by} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS place
    FROM ${from} WHERE ${where(days)}${beyond} ORDER BY ${by}, ${id} LIMIT ${part}`;
}

/** Where each read sorts all of the days anew. */
export const LARGE_PART = 5_000;
export const PART = 1_000;

export const isBetween = (day: RawBuilder<unknown>, { from, to }: Days) =>
  sql`${day} BETWEEN ${from}::date AND ${to}::date`;
export const midnight = (day: RawBuilder<unknown>) => sql`(${day}::timestamp AT TIME ZONE 'Asia/Kolkata')`;
