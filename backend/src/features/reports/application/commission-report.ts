import type { ListPage } from '@shop/contracts/listing/views';
import type { ListCommissionsQuery } from '@shop/contracts/reports/referrers/requests';
import type { CommissionRowView, CommissionSumsView } from '@shop/contracts/reports/referrers/views';
import type { Day } from '@shop/contracts/rules/days';

/** What referrers had pending, due and paid on a day. */
export abstract class CommissionReport {
  abstract page(query: ListCommissionsQuery, day: Day): Promise<ListPage<CommissionRowView>>;
  /** @throws DomainError too-many-to-export */
  abstract all(query: ListCommissionsQuery, day: Day): Promise<CommissionRowView[]>;
  abstract sums(query: ListCommissionsQuery, day: Day): Promise<CommissionSumsView>;
}
