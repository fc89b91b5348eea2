import type { SalesGroup } from '@shop/contracts/reports/sales/views';
import { sql, type RawBuilder } from 'kysely';

/** Raw SQL: parts of statements. What an order is of: columns of `orders o`, and what of them tells the groups apart. */
export const byOrders: Record<
  Exclude<SalesGroup, 'item' | 'category'>,
  { columns: RawBuilder<unknown>; key: RawBuilder<unknown> }
> = {
  state: { columns: sql`o.state_code`, key: sql`o.state_code` },
  // As customers wrote it, in capitals or not.
  city: {
    columns: sql`o.city, o.state_code`,
    key: sql`o.state_code || ' ' || initcap(lower(btrim(o.city)))`,
  },
  pickup: { columns: sql`o.pickup_location_id`, key: sql`o.pickup_location_id::text` },
  referrer: { columns: sql`o.referrer_id`, key: sql`o.referrer_id::text` },
  day: { columns: sql`o.number`, key: sql`o.day::text` },
  // From Monday on.
  week: { columns: sql`o.number`, key: sql`date_trunc('week', o.day)::date::text` },
};

/** How the groups are called: `id` stands in the sums, `key` in the view. Days are called nothing. */
export const names: Record<SalesGroup, RawBuilder<unknown> | null> = {
  item: sql`SELECT id::text, code AS key, name, NULL AS within FROM product`,
  category: sql`SELECT id::text, id::text AS key, name, NULL AS within FROM category`,
  state: sql`SELECT code AS id, code AS key, name, NULL AS within FROM state`,
  // Its name is in its key, behind the state.
  city: sql`SELECT code AS id, code AS key, name, NULL AS within FROM state`,
  pickup: sql`SELECT id::text, id::text AS key, name, city AS within FROM pickup_location`,
  referrer: sql`SELECT id::text, id::text AS key, name, code AS within FROM referrer`,
  day: null,
  week: null,
};
