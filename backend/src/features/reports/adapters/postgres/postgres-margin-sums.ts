import { Injectable } from '@nestjs/common';
import type { MarginGroup, MarginRowView } from '@shop/contracts/reports/sales/margin';
import { sql, type RawBuilder } from 'kysely';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { MarginSums } from '../../application/margin-report.ts';
import type { SoldDays } from '../../application/sold-days.ts';
import { soldByProduct } from './sold-orders.ts';

/** Raw SQL: sums over several tables. */
@Injectable()
export class PostgresMarginSums extends MarginSums {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  rows(group: MarginGroup, days: SoldDays, isTaxed: boolean): Promise<MarginRowView[]> {
    const rows = group === 'item' ? ofItems(days, isTaxed) : ofCategories(days, isTaxed);
    return this.replica.readLong((reads) => reads.rows(rows));
  }
}

/** Each product at the average of what came in on bills until the last day; what was taken back is not in it. */
const earned = (days: SoldDays, isTaxed: boolean): RawBuilder<unknown> => sql`
  SELECT p.code, p.name, p.category_id, s.quantity, s.sale, CASE WHEN g.average IS NULL THEN 0 ELSE s.sale END AS known,
    coalesce(round(g.average * s.quantity), 0) AS cost
  FROM (
    SELECT t.key, sum(t.quantity) AS quantity,
      round(sum(t.net) * 10000 / (10000 + ${isTaxed ? sql`p.gst_basis_points` : sql`0`})) AS sale
    FROM (${soldByProduct({ ...days, before: null })}) t JOIN product p ON p.id = t.key
    GROUP BY t.key, p.gst_basis_points) s
  JOIN product p ON p.id = s.key
  LEFT JOIN (
    SELECT product_id, sum(rate_paise::numeric * quantity) / sum(quantity) AS average FROM goods_in
    WHERE billed_on <= ${days.to}::date GROUP BY product_id HAVING sum(quantity) > 0) g ON g.product_id = s.key`;

const sums = sql`sum(e.quantity)::integer AS quantity, sum(e.sale)::bigint AS sale_paise,
  sum(e.known)::bigint AS known_paise, sum(e.cost)::bigint AS cost_paise`;

const ofItems = (days: SoldDays, isTaxed: boolean) => sql<MarginRowView>`
  SELECT e.code AS key, e.name, ${sums} FROM (${earned(days, isTaxed)}) e
  GROUP BY e.code, e.name ORDER BY sum(e.known - e.cost) DESC, sum(e.sale) DESC, e.code`;

const ofCategories = (days: SoldDays, isTaxed: boolean) => sql<MarginRowView>`
  SELECT c.id::text AS key, c.name, ${sums} FROM (${earned(days, isTaxed)}) e JOIN category c ON c.id = e.category_id
  GROUP BY c.id, c.name ORDER BY sum(e.known - e.cost) DESC, sum(e.sale) DESC, c.id`;
