import { sql, type RawBuilder } from 'kysely';

/** Every word stands somewhere in the text, whatever its letters' case. */
export function hasWords(text: RawBuilder<unknown>, words: string): RawBuilder<unknown>[] {
  return words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`${text} ILIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
}

/** The day of the shop in which an instant lies. */
export const indiaDay = (instant: RawBuilder<unknown>) => sql`(${instant} AT TIME ZONE 'Asia/Kolkata')::date`;

/** An instant lies within days of the shop, both included. */
export function isWithin(
  instant: RawBuilder<unknown>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): RawBuilder<unknown>[] {
  return [
    ...(from ? [sql`${instant} >= (${from}::date::timestamp AT TIME ZONE 'Asia/Kolkata')`] : []),
    ...(to ? [sql`${instant} < ((${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`] : []),
  ];
}
