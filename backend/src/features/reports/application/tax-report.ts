import type { ListPage } from '@shop/contracts/listing/views';
import type { ListTaxQuery, ListTaxYearQuery } from '@shop/contracts/reports/tax/requests';
import type { TaxRowView, TaxSumsView, TaxYearRowView } from '@shop/contracts/reports/tax/views';

/** Tax that was deducted from commissions. */
export abstract class TaxReport {
  abstract page(query: ListTaxQuery): Promise<ListPage<TaxRowView>>;
  /** @throws DomainError too-many-to-export */
  abstract all(query: ListTaxQuery): Promise<TaxRowView[]>;
  abstract sums(query: ListTaxQuery): Promise<Omit<TaxSumsView, 'tan'>>;
  abstract yearPage(query: ListTaxYearQuery, year: string): Promise<ListPage<TaxYearRowView>>;
  /** @throws DomainError too-many-to-export */
  abstract wholeYear(query: ListTaxYearQuery, year: string): Promise<TaxYearRowView[]>;
}
