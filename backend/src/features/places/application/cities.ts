import type { MovedView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { SearchedQuery } from '@shop/contracts/listing/requests';
import type { CityEntry, CityPageView, CityRowView, CityView } from '@shop/contracts/places/views';
import type { Records } from '../../../shared/records/records.ts';

export abstract class Cities {
  /** As staff keep them, inactive ones too. Adding and saving throw DomainError slug-used, state-unknown. */
  abstract readonly records: Records<CityEntry>;
  abstract page(query: SearchedQuery): Promise<ListPage<CityRowView>>;
  /** An address that a city had leads to the one it has, from now on. */
  abstract redirect(slug: string, id: string): Promise<void>;
  /** Whether another one had the address: old links lead there. */
  abstract wasOfAnother(slug: string, id: string | null): Promise<boolean>;
  /** The active cities by name. */
  abstract all(): Promise<CityView[]>;
  /** Null when there is no such city and never was, or none that is active. */
  abstract bySlug(slug: string): Promise<CityPageView | MovedView | null>;
}
