import { Injectable } from '@nestjs/common';
import { DUE_AGES, type DuesView, type DueView, type OwedOrderView } from '@shop/contracts/reports/dues';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { ORDER_STATES, type OrderState } from '@shop/contracts/rules/orders/order-states';
import { sql, type RawBuilder } from 'kysely';
import { indiaDay } from '../../../../platform/persistence/listing/conditions.ts';
import { allOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { DuesReport } from '../../application/dues-report.ts';

/** What an index of the table holds (`orders_owing`). */
const owing = sql`o.state <> 'placed' AND o.balance_paise > 0`;
const sums = sql`count(*)::integer AS orders, coalesce(sum(abs(o.balance_paise)), 0)::bigint AS paise`;
const placedOn = indiaDay(sql`o.placed_at`);

/** Raw SQL: sums by expressions. */
@Injectable()
export class PostgresDuesReport extends DuesReport {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  read(asOf: Day): Promise<DuesView> {
    return this.replica.read(async (reads) => {
      const none = { orders: 0, paise: 0 };
      const states = await reads.rows(byState);
      const aged = await reads.rows(byAge(asOf));
      return {
        asOf,
        together: (await reads.row(togetherOf(owing))) ?? none,
        ages: agesUntil(asOf).map((age, index) => ({
          ...age,
          ...none,
          ...sumsOf(aged.find((each) => each.age === index)),
        })),
        states: ORDER_STATES.flatMap((state) => states.find((each) => each.state === state) ?? []),
        places: await reads.rows(byPlace),
        transporters: await reads.rows(byTransporter),
        refunds: (await reads.row(togetherOf(sql`o.balance_paise < 0`))) ?? none,
      };
    });
  }

  orders(): Promise<OwedOrderView[]> {
    return this.replica.readLong((reads) => allOf(reads, owedOrders, {}));
  }
}

const owedOrders: Listing<object, OwedOrderView, OwedOrderView> = {
  name: 'dues',
  columns: sql`o.number, ${placedOn} AS day, o.customer_name, o.state, o.pickup_location ->> 'name' AS place,
    o.transporter, o.paid_paise, o.balance_paise`,
  from: sql`orders o`,
  key: sql`o.id`,
  sorts: { oldest: { by: sql`o.placed_at`, kind: 'instant' } },
  conditions: () => [sql`(${owing} OR o.balance_paise < 0)`],
  viewOf: (row) => row,
};

const togetherOf = (condition: RawBuilder<unknown>) =>
  sql<DueView>`SELECT ${sums} FROM orders o WHERE ${condition}`;

/** The days of each age, the newest first. */
function agesUntil(asOf: Day): { from: Day | null; to: Day }[] {
  const begins = DUE_AGES.map((days) => addDays(asOf, -days));
  const ends = [asOf, ...begins.map((day) => addDays(day, -1))];
  return ends.map((to, index) => ({ from: begins[index] ?? null, to }));
}

const sumsOf = (row: DueView | undefined) => (row ? { orders: row.orders, paise: row.paise } : {});

/** The place of an order's age among all. */
const byAge = (asOf: Day) => sql<DueView & { age: number }>`
  SELECT width_bucket(${asOf}::date - ${placedOn}, ${DUE_AGES.map((days) => days + 1)}::integer[])::integer AS age, ${sums}
  FROM orders o WHERE ${owing} GROUP BY 1`;

const byState = sql<DueView & { state: OrderState }>`
  SELECT o.state, ${sums} FROM orders o WHERE ${owing} GROUP BY o.state`;

const byPlace = sql<DueView & { id: string | null; name: string | null }>`
  SELECT l.id, l.name, ${sums} FROM orders o LEFT JOIN pickup_location l ON l.id = o.pickup_location_id
  WHERE ${owing} GROUP BY l.id, l.name ORDER BY paise DESC, l.name`;

const byTransporter = sql<DueView & { name: string }>`
  SELECT o.transporter AS name, ${sums} FROM orders o
  WHERE ${owing} AND o.transporter IS NOT NULL GROUP BY o.transporter ORDER BY paise DESC, o.transporter`;
