import type { ListPage } from '@shop/contracts/listing/views';
import type { ListLiabilityQuery } from '@shop/contracts/reports/schemes/requests';
import type { LiabilityRowView, LiabilitySumsView } from '@shop/contracts/reports/schemes/views';
import type { Day } from '@shop/contracts/rules/days';

/** What the shop held of its members' money on a day. */
export abstract class LiabilityReport {
  abstract page(query: ListLiabilityQuery, day: Day): Promise<ListPage<LiabilityRowView>>;
  /** @throws DomainError too-many-to-export */
  abstract all(query: ListLiabilityQuery, day: Day): Promise<LiabilityRowView[]>;
  abstract sums(query: ListLiabilityQuery, day: Day): Promise<LiabilitySumsView>;
}
