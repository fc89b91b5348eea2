import { Injectable } from '@nestjs/common';
import { yearOverIfPaidBefore } from '@shop/contracts/rules/schemes/passbook';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Payable, type Found, type Told } from '../../application/payable.ts';
import { LEAST_BEGUN, type Candidate } from '../../domain/candidates.ts';
import { LEAST_LETTERS } from '../../domain/named-in.ts';

/**
 * More than a statement can mean. Whoever is named by a number or a phone comes first; then whose whole name a row says, and
 * who shares a word with a row of the sum they owe; last who only shares a word, as every second customer does. Of each, the
 * oldest first.
 */
const MOST = 2_000;
const BY_NUMBER = 1;
const BY_NAME = 2;
const BY_A_WORD = 3;

interface Turn {
  turn: number;
}
type OrderRow = Pick<Candidate, 'number' | 'formerNumbers' | 'name' | 'since' | 'owedPaise'> & {
  phone: string;
  whatsapp: string | null;
};
type MemberRow = Pick<Candidate, 'number' | 'name' | 'since' | 'owedPaise' | 'mostPaise'> & {
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
const allOf = <K extends 'numbers' | 'phones'>(key: K, rows: readonly Told[]) => [
  ...new Set(rows.flatMap((row) => row[key])),
];

/**
 * Who of `asked` shares a word with a row, as `matchRow` compares them: a bank may cut a word off after its fourth letter.
 * They are meant when it is their whole name, or when the row is of a sum that they owe.
 */
function alike(rows: readonly Told[]) {
  const said = rows.flatMap(({ words, amountPaise }, row) =>
    words.map((word) => ({ row, word, amountPaise })),
  );
  return sql`
    own AS (
      SELECT id, exact_paise, word, count(*) OVER (PARTITION BY id) AS words
      FROM asked, LATERAL (
        SELECT DISTINCT word FROM regexp_split_to_table(upper(asked.name), '[^A-Z]+') AS word
        WHERE length(word) >= ${sql.lit(LEAST_LETTERS)}) name),
    said AS (
      SELECT * FROM unnest(${said.map(({ row }) => row)}::integer[], ${said.map(({ word }) => word)}::text[],
        ${said.map(({ amountPaise }) => amountPaise)}::bigint[]) AS told (row, word, amount_paise)),
    alike AS (
      SELECT id, bool_or(shared > 1 AND shared = words OR is_exact) AS is_meant FROM (
        SELECT id, words, count(DISTINCT own.word) AS shared, bool_or(amount_paise = ANY(exact_paise)) AS is_exact
        FROM own JOIN said ON left(said.word, ${sql.lit(LEAST_BEGUN)}) = left(own.word, ${sql.lit(LEAST_BEGUN)})
          AND starts_with(own.word, said.word)
        GROUP BY id, words, row) each_row
      GROUP BY id)`;
}

const turnOf = (isNamed: RawBuilder<unknown>) => sql`CASE WHEN ${isNamed} THEN ${sql.lit(BY_NUMBER)}
  WHEN is_meant THEN ${sql.lit(BY_NAME)} ELSE ${sql.lit(BY_A_WORD)} END AS turn`;

@Injectable()
export class PostgresPayable extends Payable {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async meantBy(rows: readonly Told[]): Promise<Found> {
    const [orders, members] = [await this.orders(rows), await this.members(rows)];
    return {
      candidates: [...orders.slice(0, MOST).map(orderOf), ...members.slice(0, MOST).map(memberOf)],
      areAll: [orders, members].every((found) => (found[MOST]?.turn ?? BY_A_WORD) === BY_A_WORD),
    };
  }

  /** Each way has an index, or looks through the orders that owe and are confirmed. */
  private orders(rows: readonly Told[]): Promise<(OrderRow & Turn)[]> {
    const [numbers, phones] = [allOf('numbers', rows), allOf('phones', rows)];
    const amounts = [...new Set(rows.map(({ amountPaise }) => amountPaise))];
    const columns = sql`o.id, o.number, o.customer_name AS name, o.phone, o.whatsapp, o.balance_paise AS owed_paise,
      ARRAY[o.balance_paise::bigint] AS exact_paise, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date AS since`;
    const hasPhone = sql`(phone = ANY(${phones}::text[]) OR coalesce(whatsapp = ANY(${phones}::text[]), false))`;
    return this.database.rows(sql<OrderRow & Turn>`
      WITH asked AS MATERIALIZED (
        SELECT ${columns} FROM orders o WHERE o.state <> 'placed' AND o.balance_paise > 0
        UNION ALL
        SELECT ${columns} FROM orders o
        WHERE o.state = 'placed' AND o.balance_paise > 0 AND o.balance_paise = ANY(${amounts}::bigint[])),
      ${alike(rows)}
      SELECT number, ${formerNumbers} AS former_numbers, name, phone, whatsapp, owed_paise, since, turn FROM (
        SELECT DISTINCT ON (id) * FROM (
          SELECT ${columns}, ${sql.lit(BY_NUMBER)} AS turn FROM orders o
          WHERE o.balance_paise > 0 AND o.number = ANY(${numbers}::text[])
          UNION ALL
          SELECT ${columns}, ${sql.lit(BY_NUMBER)} FROM orders o
          WHERE o.balance_paise > 0 AND o.id IN (${ordersBehind(numbers)})
          UNION ALL
          SELECT ${columns}, ${sql.lit(BY_NUMBER)} FROM orders o
          WHERE o.state = 'placed' AND o.balance_paise > 0 AND o.phone = ANY(${phones}::text[])
          UNION ALL
          SELECT asked.*, ${turnOf(hasPhone)} FROM asked LEFT JOIN alike USING (id)
          WHERE ${hasPhone} OR alike.id IS NOT NULL
        ) ways ORDER BY id, turn
      ) found ORDER BY turn, id LIMIT ${MOST + 1}`);
  }

  /** Who has been here a year is asked for nothing: what came in all the same is looked at. */
  private members(rows: readonly Told[]): Promise<(MemberRow & Turn)[]> {
    const today = this.clock.today();
    const isNamed = sql`(number = ANY(${allOf('numbers', rows)}::text[]) OR phone = ANY(${allOf('phones', rows)}::text[]))`;
    return this.database.rows(sql<MemberRow & Turn>`
      WITH asked AS MATERIALIZED (
        SELECT m.id, m.number, m.name, m.phone, m.monthly_paise, sums.most_paise, owed.owed_paise,
          ARRAY[owed.owed_paise, m.monthly_paise] AS exact_paise,
          (m.joined_at AT TIME ZONE 'Asia/Kolkata')::date AS since
        FROM membership m CROSS JOIN LATERAL (
          SELECT m.monthly_paise::bigint * m.instalments - m.received_paise AS most_paise,
            m.monthly_paise::bigint * count(*) AS asked_paise
          FROM generate_series(1, m.instalments) nth
          WHERE scheme_due_day(m.first_month, m.due_day, nth) <= ${today}::date) sums
        CROSS JOIN LATERAL (
          SELECT greatest(0, least(sums.most_paise, sums.asked_paise - m.received_paise)) AS owed_paise) owed
        WHERE m.state IN ('requested', 'active', 'behind', 'matured') AND sums.most_paise > 0
          AND (m.first_paid_on IS NULL OR m.first_paid_on >= ${yearOverIfPaidBefore(today)}::date)),
      ${alike(rows)}
      SELECT number, name, phone, monthly_paise, most_paise, owed_paise, since, ${turnOf(isNamed)}
      FROM asked LEFT JOIN alike USING (id) WHERE ${isNamed} OR alike.id IS NOT NULL
      ORDER BY turn, id LIMIT ${MOST + 1}`);
  }
}

function orderOf({
  number,
  formerNumbers: former,
  name,
  phone,
  whatsapp,
  owedPaise,
  since,
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
    exactPaise: [owedPaise],
  };
}

/** Members pay what is asked for, or the next month ahead of its day. */
function memberOf({ number, name, phone, since, owedPaise, mostPaise, monthlyPaise }: MemberRow): Candidate {
  const exactPaise = [owedPaise, monthlyPaise].filter((paise) => paise > 0);
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
  };
}
