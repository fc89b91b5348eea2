import type { ListPage } from '@shop/contracts/listing/views';
import type { MoneyEntryView, MoneySumsView } from '@shop/contracts/reports/money-entry';
import type { ListMoneyQuery } from '@shop/contracts/reports/requests';

/** Money that came in and went out, day by day. */
export abstract class MoneyReport {
  abstract page(query: ListMoneyQuery): Promise<ListPage<MoneyEntryView>>;
  /** @throws DomainError too-many-to-export */
  abstract all(query: ListMoneyQuery): Promise<MoneyEntryView[]>;
  abstract sums(query: ListMoneyQuery): Promise<MoneySumsView>;
}
