import { Injectable } from '@nestjs/common';
import { yearOverIfPaidBefore } from '@shop/contracts/rules/schemes/passbook';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Payable } from '../../application/payable.ts';
import type { Candidate } from '../../domain/candidates.ts';
import type { Named } from '../../domain/named-in.ts';

/**
 * More than a statement can mean. Whoever is named by a number or a phone comes first, then who owes such a sum, which many
 * may; last who only shares a word of a name, as every second customer does. Of each, the oldest first.
 */
const MOST = 2_000;

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

@Injectable()
export class PostgresPayable extends Payable {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async namedOrOwing(named: Named, amountsPaise: readonly number[]): Promise<Candidate[]> {
    const [orders, members] = [await this.orders(named, amountsPaise), await this.members(named)];
    return [...orders.map(orderOf), ...members.map(memberOf)];
  }

  /** Each way has an index, or looks through the orders that owe and are confirmed. */
  private orders({ numbers, phones, words }: Named, amountsPaise: readonly number[]): Promise<OrderRow[]> {
    const columns = sql`o.id, o.number, o.customer_name AS name, o.phone, o.whatsapp, o.balance_paise AS owed_paise,
      (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date AS since`;
    const hasPhone = sql`(o.phone = ANY(${phones}::text[]) OR coalesce(o.whatsapp = ANY(${phones}::text[]), false))`;
    return this.database.rows(sql<OrderRow>`
      SELECT number, ${formerNumbers} AS former_numbers, name, phone, whatsapp, owed_paise, since FROM (
        SELECT DISTINCT ON (id) * FROM (
          SELECT ${columns}, 1 AS turn FROM orders o
          WHERE o.balance_paise > 0 AND o.number = ANY(${numbers}::text[])
          UNION ALL
          SELECT ${columns}, 1 FROM orders o WHERE o.balance_paise > 0 AND o.id IN (${ordersBehind(numbers)})
          UNION ALL
          SELECT ${columns}, 2 FROM orders o
          WHERE o.balance_paise > 0 AND o.balance_paise = ANY(${amountsPaise}::bigint[])
          UNION ALL
          SELECT ${columns}, 1 FROM orders o
          WHERE o.state = 'placed' AND o.balance_paise > 0 AND o.phone = ANY(${phones}::text[])
          UNION ALL
          SELECT ${columns}, CASE WHEN ${hasPhone} THEN 1 ELSE 3 END FROM orders o
          WHERE o.state <> 'placed' AND o.balance_paise > 0 AND (${hasPhone}
            OR regexp_split_to_array(upper(o.customer_name), '[^A-Z]+') && ${words}::text[])
        ) ways ORDER BY id, turn
      ) found ORDER BY turn, id LIMIT ${MOST}`);
  }

  /** Who has been here a year is asked for nothing: what came in all the same is looked at. */
  private members({ numbers, phones, words }: Named): Promise<MemberRow[]> {
    const today = this.clock.today();
    return this.database.rows(sql<MemberRow>`
      SELECT m.number, m.name, m.phone, m.monthly_paise, sums.most_paise,
        greatest(0, least(sums.most_paise, sums.asked_paise - m.received_paise)) AS owed_paise,
        (m.joined_at AT TIME ZONE 'Asia/Kolkata')::date AS since
      FROM membership m CROSS JOIN LATERAL (
        SELECT m.monthly_paise::bigint * m.instalments - m.received_paise AS most_paise,
          m.monthly_paise::bigint * count(*) AS asked_paise
        FROM generate_series(1, m.instalments) nth
        WHERE scheme_due_day(m.first_month, m.due_day, nth) <= ${today}::date) sums
      WHERE m.state IN ('requested', 'active', 'behind', 'matured') AND sums.most_paise > 0
        AND (m.first_paid_on IS NULL OR m.first_paid_on >= ${yearOverIfPaidBefore(today)}::date)
        AND (m.number = ANY(${numbers}::text[]) OR m.phone = ANY(${phones}::text[])
          OR regexp_split_to_array(upper(m.name), '[^A-Z]+') && ${words}::text[])
      ORDER BY m.number = ANY(${numbers}::text[]) OR m.phone = ANY(${phones}::text[]) DESC, m.id LIMIT ${MOST}`);
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
