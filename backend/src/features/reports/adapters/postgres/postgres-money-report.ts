import { Injectable } from '@nestjs/common';
import {
  MOST_MONEY_DAYS,
  type MoneyDayView,
  type MoneyOfModeView,
} from '@shop/contracts/reports/money-entry';
import type { ListMoneyQuery } from '@shop/contracts/reports/requests';
import { PAYMENT_MODES } from '@shop/contracts/rules/orders/payments';
import { sql, type RawBuilder } from 'kysely';
import { allOf, pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { MoneyReport } from '../../application/money-report.ts';
import { moneyListing, untilOf } from './money-list.ts';

/** Raw SQL: sums over a view of several ledgers. */
@Injectable()
export class PostgresMoneyReport extends MoneyReport {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  page(query: ListMoneyQuery) {
    return this.replica.read((reads) => pageOf(reads, moneyListing, query));
  }

  all(query: ListMoneyQuery) {
    return this.replica.read((reads) => allOf(reads, moneyListing, query));
  }

  sums(query: ListMoneyQuery) {
    return this.replica.read(async (reads) => {
      const modes = await reads.rows(ofModes(query));
      const unbacked = await reads.row(unbackedOf(query));
      const days = await reads.rows(ofDays(query));
      return {
        modes: PAYMENT_MODES.map(
          (mode) =>
            modes.find((each) => each.mode === mode) ?? { mode, beforePaise: 0, inPaise: 0, outPaise: 0 },
        ),
        unbacked: unbacked ?? { count: 0, paise: 0 },
        days,
      };
    });
  }
}

const where = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
const cameIn = sql`coalesce(sum(amount_paise) FILTER (WHERE amount_paise > 0 AND counts), 0)::bigint AS in_paise`;
const wentOut = sql`coalesce(-sum(amount_paise) FILTER (WHERE amount_paise < 0 AND counts), 0)::bigint AS out_paise`;

/** Of all days until the last; `counts` tells those that are asked for from what was there before. */
const until = (query: ListMoneyQuery) => sql`
  SELECT e.mode, e.day, e.amount_paise, ${query.from ? sql`e.day >= ${query.from}::date` : sql`true`} AS counts
  FROM money_entry e ${where(untilOf(query))}`;

const ofModes = (query: ListMoneyQuery) => sql<MoneyOfModeView>`
  SELECT mode, coalesce(sum(amount_paise) FILTER (WHERE NOT counts), 0)::bigint AS before_paise, ${cameIn}, ${wentOut}
  FROM (${until(query)}) e GROUP BY mode`;

const ofDays = (query: ListMoneyQuery) => sql<MoneyDayView>`
  SELECT day, ${cameIn}, ${wentOut} FROM (${until(query)}) e WHERE counts
  GROUP BY day ORDER BY day DESC LIMIT ${MOST_MONEY_DAYS}`;

const unbackedOf = (query: ListMoneyQuery) => sql<{ count: number; paise: number }>`
  SELECT count(*)::integer AS count, coalesce(sum(e.amount_paise), 0)::bigint AS paise
  FROM money_entry e ${where([...moneyListing.conditions(query), sql`e.is_backed = false`])}`;
