import type { ListPage } from '@shop/contracts/listing/views';
import type { ListStockQuery } from '@shop/contracts/reports/stock/requests';
import type { StockReportRowView, StockSumsView } from '@shop/contracts/reports/stock/views';

/** What stands in the shop, what it is worth, and what moved. */
export abstract class StockReport {
  abstract page(query: ListStockQuery): Promise<ListPage<StockReportRowView>>;
  /** @throws DomainError too-many-to-export */
  abstract all(query: ListStockQuery): Promise<StockReportRowView[]>;
  abstract sums(query: ListStockQuery): Promise<StockSumsView>;
}
