import { Injectable } from '@nestjs/common';
import { addDays } from '@shop/contracts/rules/days';
import { yearOverIfPaidBefore } from '@shop/contracts/rules/schemes/passbook';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Payable, type Found, type RowClues } from '../../application/payable.ts';
import { LEAST_BEGUN, type Candidate } from '../../domain/candidates.ts';
import { JUST_DAYS } from '../../domain/match-row.ts';
import { LEAST_LETTERS } from '../../domain/named-in.ts';

/** Raw SQL: one statement finds whom hundreds of rows may mean, by numbers, phones and words. */

/**
 * More than a statement can mean. Whoever is named by a number or a phone comes first; then whose whole name a row says, and
 * who shares a word with a row of the sum they owe; last who only shares a word, as every second customer does. Of each, the
 * oldest first.
 */
const MOST = 2_000;
const BY_NUMBER = 1;
const BY_NAME = 2;
const BY_A_WORD = 3;

interface Ranked {
  turn: number;
}
type JustPaid = Required<Pick<Candidate, 'justPaid'>>;
type OrderRow = Pick<Candidate, 'number' | 'formerNumbers' | 'name' | 'since' | 'owedPaise'> &
  JustPaid & {
    phone: string;
    whatsapp: string | null;
  };
type MemberRow = Pick<Candidate, 'number' | 'name' | 'since' | 'owedPaise' | 'mostPaise'> &
  JustPaid & {
    phone: string;
    monthlyPaise: number;
  };

/** Of the orders that were emptied into an order `found`, and into those before. */
const formerNumbers = sql`(
  WITH RECURSIVE emptied AS (
    SELECT m.order_id FROM order_merge m WHERE m.into_id = found.id
    UNION ALL SELECT m.order_id FROM emptied e JOIN order_merge m ON m.into_id = e.order_id)
  SELECT coalesce(jsonb_agg(o.number), '[]') FROM emptied e JOIN orders o ON o.id = e.order_id)`;

/** The orders that those of these numbers were emptied into. */
const ordersBehind = (numbers: readonly string[]) => sql`
  WITH RECURSIVE behind AS (
    SELECT m.into_id FROM order_merge m JOIN orders f ON f.id = m.order_id WHERE f.number = ANY(${numbers}::text[])
    UNION SELECT m.into_id FROM behind b JOIN order_merge m ON m.order_id = b.into_id)
  SELECT into_id FROM behind`;

/** The numbers, or the phones, of all rows. */
const allOf = <K extends 'numbers' | 'phones'>(key: K, rows: readonly RowClues[]) => [
  ...new Set(rows.flatMap((row) => row[key])),
];

/**
 * Who of `asked` shares a word with a row, as `matchRow` compares them: a bank may cut a word off after its fourth letter.
 * They are meant when it is their whole name (of one word with initials, that word), or when the row is of a sum that they owe.
 */
function alike(rows: readonly RowClues[]) {
  const said = rows.flatMap(({ words, amountPaise }, row) =>
    words.map((word) => ({ row, word, amountPaise })),
  );
  return sql`
    own AS (
      SELECT id, exact_paise, word, count(*) OVER (PARTITION BY id) AS words,
        upper(name) ~ '(^|[^A-Z])[A-Z]([^A-Z]|$)' AS has_initial
      FROM asked, LATERAL (
        SELECT DISTINCT word FROM regexp_split_to_table(upper(asked.name), '[^A-Z]+') AS word
        WHERE length(word) >= ${sql.lit(LEAST_LETTERS)}) each_word),
    said AS (
      SELECT * FROM unnest(${said.map(({ row }) => row)}::integer[], ${said.map(({ word }) => word)}::text[],
        ${said.map(({ amountPaise }) => amountPaise)}::bigint[]) AS told (row, word, amount_paise)),
    alike AS (
      SELECT id, bool_or(shared = words AND (shared > 1 OR has_initial) OR is_exact) AS is_meant FROM (
        SELECT id, words, has_initial, count(DISTINCT own.word) AS shared,
          bool_or(amount_paise = ANY(exact_paise)) AS is_exact
        FROM own JOIN said ON left(said.word, ${sql.lit(LEAST_BEGUN)}) = left(own.word, ${sql.lit(LEAST_BEGUN)})
          AND starts_with(own.word, said.word)
        GROUP BY id, words, has_initial, row) each_row
      GROUP BY id)`;
}

const rankOf = (isNamed: RawBuilder<unknown>) => sql`CASE WHEN ${isNamed} THEN ${sql.lit(BY_NUMBER)}
  WHEN is_meant THEN ${sql.lit(BY_NAME)} ELSE ${sql.lit(BY_A_WORD)} END AS turn`;

@Injectable()
export class PostgresPayable extends Payable {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async meantBy(rows: readonly RowClues[]): Promise<Found> {
    const [orders, members] = [await this.orders(rows), await this.members(rows)];
    return {
      candidates: [...orders.slice(0, MOST).map(orderOf), ...members.slice(0, MOST).map(memberOf)],
      areAll: [orders, members].every((found) => (found[MOST]?.turn ?? BY_A_WORD) === BY_A_WORD),
    };
  }

  /** An order that was emptied into another is not told: that one is. */
  async calledSo(numbers: readonly string[]): Promise<Candidate[]> {
    const none = sql`0 AS owed_paise, '[]'::jsonb AS just_paid`;
    const orders = await this.database.rows(sql<OrderRow>`
      SELECT number, ${formerNumbers} AS former_numbers, customer_name AS name, phone, whatsapp, ${none},
        (placed_at AT TIME ZONE 'Asia/Kolkata')::date AS since
      FROM orders found WHERE (number = ANY(${numbers}::text[]) OR id IN (${ordersBehind(numbers)}))
        AND NOT EXISTS (SELECT FROM order_merge m WHERE m.order_id = found.id)`);
    const members = await this.database.rows(sql<MemberRow>`
      SELECT number, name, phone, monthly_paise, 0 AS most_paise, ${none},
        (joined_at AT TIME ZONE 'Asia/Kolkata')::date AS since
      FROM membership WHERE number = ANY(${numbers}::text[])`);
    return [...orders.map(orderOf), ...members.map(memberOf)];
  }

  /**
   * Each way has an index, or looks through the orders that owe. Of those that wait to be confirmed only who is meant is
   * kept: they are many.
   */
  private orders(rows: readonly RowClues[]): Promise<(OrderRow & Ranked)[]> {
    const [numbers, phones] = [allOf('numbers', rows), allOf('phones', rows)];
    const columns = sql`o.id, o.state, o.number, o.customer_name AS name, o.phone, o.whatsapp,
      greatest(o.balance_paise, 0) AS owed_paise, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date AS since`;
    const hasPhone = sql`(phone = ANY(${phones}::text[]) OR coalesce(whatsapp = ANY(${phones}::text[]), false))`;
    return this.database.rows(sql<OrderRow & Ranked>`
      WITH just AS MATERIALIZED (
        SELECT p.order_id, jsonb_agg(jsonb_build_object('day', r.received_on, 'amountPaise', told.paise)) AS just_paid
        FROM receipt r JOIN payment p ON p.receipt_id = r.id
        CROSS JOIN LATERAL (VALUES (abs(p.amount_paise)), (abs(r.amount_paise))) AS told (paise)
        WHERE ${isJust(rows, sql`r.received_on`, sql`told.paise`)} GROUP BY p.order_id),
      asked AS MATERIALIZED (
        SELECT ${columns}, ARRAY[o.balance_paise::bigint] AS exact_paise FROM orders o
        WHERE o.state <> 'placed' AND o.balance_paise > 0
        UNION ALL
        SELECT ${columns}, ARRAY[o.balance_paise::bigint] FROM orders o
        WHERE o.state = 'placed' AND o.balance_paise > 0
        UNION ALL
        SELECT ${columns}, '{}'::bigint[] FROM just JOIN orders o ON o.id = just.order_id
        WHERE o.balance_paise <= 0 AND NOT EXISTS (SELECT FROM order_merge m WHERE m.order_id = o.id)),
      ${alike(rows)}
      SELECT number, ${formerNumbers} AS former_numbers, name, phone, whatsapp, owed_paise, since, turn,
        CASE WHEN owed_paise = 0 THEN coalesce(just_paid, '[]') ELSE '[]' END AS just_paid FROM (
        SELECT DISTINCT ON (id) * FROM (
          SELECT ${columns}, ${sql.lit(BY_NUMBER)} AS turn FROM orders o
          WHERE o.balance_paise > 0 AND o.number = ANY(${numbers}::text[])
          UNION ALL
          SELECT ${columns}, ${sql.lit(BY_NUMBER)} FROM orders o
          WHERE o.balance_paise > 0 AND o.id IN (${ordersBehind(numbers)})
          UNION ALL
          SELECT id, state, number, name, phone, whatsapp, owed_paise, since, ${rankOf(hasPhone)}
          FROM asked LEFT JOIN alike USING (id)
          WHERE ${hasPhone} OR is_meant OR (alike.id IS NOT NULL AND state <> 'placed' AND owed_paise > 0)
        ) ways ORDER BY id, turn
      ) found LEFT JOIN just ON just.order_id = found.id ORDER BY turn, id LIMIT ${MOST + 1}`);
  }

  /** Who has been here a year is asked for nothing: what came in all the same is looked at. */
  private members(rows: readonly RowClues[]): Promise<(MemberRow & Ranked)[]> {
    const today = this.clock.today();
    const isNamed = sql`(number = ANY(${allOf('numbers', rows)}::text[]) OR phone = ANY(${allOf('phones', rows)}::text[]))`;
    return this.database.rows(sql<MemberRow & Ranked>`
      WITH just AS MATERIALIZED (
        SELECT membership_id,
          jsonb_agg(jsonb_build_object('day', received_on, 'amountPaise', abs(amount_paise))) AS just_paid
        FROM membership_entry
        WHERE ${isJust(rows, sql`received_on`, sql`abs(amount_paise)`)} GROUP BY membership_id),
      asked AS MATERIALIZED (
        SELECT m.id, m.number, m.name, m.phone, m.monthly_paise,
          CASE WHEN takes THEN sums.most_paise ELSE 0 END AS most_paise,
          CASE WHEN takes THEN owed.owed_paise ELSE 0 END AS owed_paise,
          CASE WHEN takes THEN ARRAY[owed.owed_paise, m.monthly_paise] ELSE '{}' END AS exact_paise,
          CASE WHEN takes THEN '[]' ELSE coalesce(just.just_paid, '[]') END AS just_paid,
          (m.joined_at AT TIME ZONE 'Asia/Kolkata')::date AS since
        FROM membership m LEFT JOIN just ON just.membership_id = m.id CROSS JOIN LATERAL (
          SELECT m.monthly_paise::bigint * m.instalments - m.received_paise AS most_paise,
            m.monthly_paise::bigint * count(*) AS asked_paise
          FROM generate_series(1, m.instalments) nth
          WHERE scheme_due_day(m.first_month, m.due_day, nth) <= ${today}::date) sums
        CROSS JOIN LATERAL (
          SELECT greatest(0, least(sums.most_paise, sums.asked_paise - m.received_paise)) AS owed_paise) owed
        CROSS JOIN LATERAL (
          SELECT m.state IN ('requested', 'active', 'behind', 'matured') AND sums.most_paise > 0
            AND (m.first_paid_on IS NULL OR m.first_paid_on >= ${yearOverIfPaidBefore(today)}::date) AS takes) may
        WHERE takes OR just.membership_id IS NOT NULL),
      ${alike(rows)}
      SELECT number, name, phone, monthly_paise, most_paise, owed_paise, just_paid, since, ${rankOf(isNamed)}
      FROM asked LEFT JOIN alike USING (id) WHERE ${isNamed} OR alike.id IS NOT NULL
      ORDER BY turn, id LIMIT ${MOST + 1}`);
  }
}

/** Of the sum of a row, and about its day. */
function isJust(rows: readonly RowClues[], day: RawBuilder<unknown>, paise: RawBuilder<unknown>) {
  const days = rows.flatMap((row) => row.day ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return sql`false`;
  const amounts = [...new Set(rows.map(({ amountPaise }) => amountPaise))];
  return sql`${day} BETWEEN ${addDays(first, -JUST_DAYS)}::date AND ${addDays(last, JUST_DAYS)}::date
    AND ${paise} = ANY(${amounts}::bigint[])`;
}

function orderOf({
  number,
  formerNumbers: former,
  name,
  phone,
  whatsapp,
  owedPaise,
  since,
  justPaid,
}: OrderRow): Candidate {
  const phones = whatsapp === null ? [phone] : [phone, whatsapp];
  return {
    kind: 'order',
    number,
    formerNumbers: former,
    name,
    phones,
    since,
    owedPaise,
    mostPaise: owedPaise,
    exactPaise: owedPaise > 0 ? [owedPaise] : [],
    justPaid,
  };
}

/** Members pay what is asked for, or the next month ahead of its day. */
function memberOf(row: MemberRow): Candidate {
  const { number, name, phone, since, owedPaise, mostPaise, monthlyPaise, justPaid } = row;
  const exactPaise = mostPaise > 0 ? [owedPaise, monthlyPaise].filter((paise) => paise > 0) : [];
  return {
    kind: 'passbook',
    number,
    formerNumbers: [],
    name,
    phones: [phone],
    since,
    owedPaise,
    mostPaise,
    exactPaise,
    justPaid,
  };
}
