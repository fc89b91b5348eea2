import { Injectable } from '@nestjs/common';
import type { ListStockQuery } from '@shop/contracts/reports/stock/requests';
import type { StockMovementView, StockSumsView } from '@shop/contracts/reports/stock/views';
import { sql } from 'kysely';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { allOf, pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { StockReport } from '../../application/stock-report.ts';
import { isUnsold, stockConditions, stockFrom, stockListingOf } from './stock-list.ts';

/** Raw SQL: sums of what the list shows, and of the stock ledger. */
@Injectable()
export class PostgresStockReport extends StockReport {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  page(query: ListStockQuery) {
    return this.replica.read((reads) => pageOf(reads, stockListingOf(query), query));
  }

  all(query: ListStockQuery) {
    return this.replica.readLong((reads) => allOf(reads, stockListingOf(query), query));
  }

  sums(query: ListStockQuery): Promise<StockSumsView> {
    // Of all days the whole ledger is read: it may take longer than a list.
    return this.replica.readLong(async (reads) => {
      const row = await reads.row(sumsOf(query));
      if (!row) throw new Error('A sum has a row');
      const { products, units, netPaise, heldUnits, freeUnits, uncounted, ...parts } = row;
      return {
        onHand: { products, units, netPaise },
        heldUnits,
        freeUnits,
        uncounted,
        known: {
          products: parts.knownProducts,
          units: parts.knownUnits,
          netPaise: parts.knownNetPaise,
          purchasePaise: parts.purchasePaise,
        },
        unsold: {
          products: parts.unsoldProducts,
          units: parts.unsoldUnits,
          netPaise: parts.unsoldNetPaise,
        },
        movements: await reads.rows(movementsOf(query)),
      };
    });
  }
}

interface SumsRow {
  products: number;
  units: number;
  netPaise: number;
  heldUnits: number;
  freeUnits: number;
  uncounted: number;
  knownProducts: number;
  knownUnits: number;
  knownNetPaise: number;
  purchasePaise: number;
  unsoldProducts: number;
  unsoldUnits: number;
  unsoldNetPaise: number;
}

const matching = (query: ListStockQuery) =>
  sql`${stockFrom(query)} WHERE ${sql.join([sql`true`, ...stockConditions(query)], sql` AND `)}`;

/** Of counted products; each value is rounded in its row, so that the rows of the list add up to it. */
const sumsOf = (query: ListStockQuery) => sql<SumsRow>`
  SELECT count(shelf.units)::integer AS products, coalesce(sum(shelf.units), 0)::bigint AS units,
    coalesce(sum(worth.net_paise), 0)::bigint AS net_paise,
    coalesce(sum(p.held) FILTER (WHERE p.stock IS NOT NULL), 0)::bigint AS held_units,
    coalesce(sum(p.stock), 0)::bigint AS free_units,
    count(*) FILTER (WHERE p.stock IS NULL)::integer AS uncounted,
    count(worth.purchase_paise)::integer AS known_products,
    coalesce(sum(shelf.units) FILTER (WHERE b.units IS NOT NULL), 0)::bigint AS known_units,
    coalesce(sum(worth.net_paise) FILTER (WHERE b.units IS NOT NULL), 0)::bigint AS known_net_paise,
    coalesce(sum(worth.purchase_paise), 0)::bigint AS purchase_paise,
    count(*) FILTER (WHERE ${isUnsold})::integer AS unsold_products,
    coalesce(sum(shelf.units) FILTER (WHERE ${isUnsold}), 0)::bigint AS unsold_units,
    coalesce(sum(worth.net_paise) FILTER (WHERE ${isUnsold}), 0)::bigint AS unsold_net_paise
  FROM ${matching(query)}`;

/** Of the products that the query matches; of all of them nobody is asked which. */
const movementsOf = (query: ListStockQuery) => {
  const products =
    stockConditions(query).length > 0 ? [sql`e.product_id IN (SELECT p.id FROM ${matching(query)})`] : [];
  return sql<StockMovementView>`
    SELECT e.reason, count(*)::integer AS entries,
      coalesce(sum(e.change) FILTER (WHERE e.change > 0), 0)::bigint AS in_units,
      coalesce(-sum(e.change) FILTER (WHERE e.change < 0), 0)::bigint AS out_units
    FROM stock_entry e
    WHERE ${sql.join([sql`true`, ...isWithin(sql`e.at`, query), ...products], sql` AND `)}
    GROUP BY e.reason ORDER BY sum(abs(e.change)) DESC, e.reason`;
};
