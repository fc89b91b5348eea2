import type { ListPage } from '@shop/contracts/listing/views';
import type { Day } from '@shop/contracts/rules/days';
import type { ListEntriesQuery, ListMembersQuery } from '@shop/contracts/schemes/requests';
import type {
  LedgerRowView,
  MemberEntry,
  MemberEntryView,
  MemberEventView,
  MemberRowView,
} from '@shop/contracts/schemes/member-views';
import type { Records } from '../../../shared/records/records.ts';
import type { PassbookFacts } from './passbook-facts.ts';

/** A member as it lies in the database. */
export type MemberFacts = PassbookFacts & {
  token: string;
  email: string | null;
  address: string;
  /** The end of the year that they were told of. */
  warnedOf: Day | null;
  revision: number;
  entries: MemberEntryView[];
  events: MemberEventView[];
};

/** The members of all schemes, as staff look through them, and as they see themselves by a private link. */
export abstract class Members {
  /** Who they are, by the number of the passbook. */
  abstract readonly records: Records<MemberEntry>;
  abstract page(query: ListMembersQuery, today: Day): Promise<ListPage<MemberRowView>>;
  /** Every one that the filters match. @throws DomainError too-many-to-export */
  abstract all(query: ListMembersQuery, today: Day): Promise<MemberRowView[]>;
  /** The ledger of all passbooks, the oldest first. @throws DomainError too-many-to-export */
  abstract ledger(query: ListEntriesQuery): Promise<LedgerRowView[]>;
  abstract byNumber(number: string): Promise<MemberFacts | null>;
  /** The passbook behind a private link, or null. */
  abstract byToken(token: string): Promise<PassbookFacts | null>;
  /** Whether a link led to a passbook that has another one since. */
  abstract isReplaced(token: string): Promise<boolean>;
}
