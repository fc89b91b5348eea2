import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferrersQuery } from '@shop/contracts/referrers/requests';
import type {
  BroughtOrderView,
  LeagueRowView,
  ReferrerDeskView,
  ReferrerEntry,
  ReferrerRowView,
  ReferrerState,
} from '@shop/contracts/referrers/views';
import type { Day } from '@shop/contracts/rules/days';
import type { Records } from '../../../shared/records/records.ts';

/** Referrers, as the desk keeps them. */
export abstract class Referrers {
  abstract readonly records: Records<ReferrerEntry>;
  abstract page(query: ListReferrersQuery): Promise<ListPage<ReferrerRowView>>;
  abstract find(id: string): Promise<ReferrerDeskView | null>;
  abstract orders(id: string, query: ListQuery): Promise<ListPage<BroughtOrderView>>;
  /** Who brought most since a day, the first of all first. */
  abstract league(since: Day): Promise<LeagueRowView[]>;
  abstract hasPassword(id: string): Promise<boolean>;
  /** False when their state is none of these by now. */
  abstract setState(
    id: string,
    from: readonly ReferrerState[],
    to: ReferrerState,
    reason: string | null,
  ): Promise<boolean>;
  /** Whether whoever comes by their code is told their first name. */
  abstract saveGreeting(id: string, greets: boolean): Promise<void>;
}
