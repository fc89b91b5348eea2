import { endpoint } from '../endpoint.ts';
import type { LanguageQuery } from '../language/requests.ts';
import type { ListPage } from '../listing/views.ts';
import type { Revised } from '../revised.ts';
import type {
  AskCreditRequest,
  CancelMemberRequest,
  CollectionQuery,
  CorrectEntryRequest,
  EnrolMemberRequest,
  GivePayeeRequest,
  JoinSchemeRequest,
  ListEntriesQuery,
  ListMembersQuery,
  ListSchemesQuery,
  MemberPaymentRequest,
  MoveSchemeRequest,
  ProposeRefundsRequest,
  SaveMemberRequest,
  SaveSchemeRequest,
  SchemeRequest,
} from './requests.ts';
import type { MemberEntry, MemberRowView, MemberView } from './member-views.ts';
import type { SchemeRefundsView } from './refund-views.ts';
import type { CreditView, JoinedView, OwnPassbookView } from './passbook-views.ts';
import type {
  CollectionView,
  LiabilityView,
  SchemeEntry,
  SchemeRecordView,
  SchemeRowView,
  SchemeView,
} from './views.ts';

/** The advance purchase schemes that can be joined today. */
export const listSchemes = endpoint('GET', '/api/public/schemes')<{ view: { schemes: SchemeView[] } }>();

/** Asks to join; taken while the shop is closed too. The same key again answers with the same passbook. */
export const joinScheme = endpoint('POST', '/api/public/schemes/:slug/members')<{
  body: JoinSchemeRequest;
  view: JoinedView;
}>();

/** A passbook by its private link; open while the shop is closed too. One that was replaced says so. */
export const readPassbook = endpoint('GET', '/api/public/passbooks/:token')<{ view: OwnPassbookView }>();

/** Its member says where money goes that is paid back; said once. */
export const givePayee = endpoint('POST', '/api/public/passbooks/:token/payee')<{
  body: GivePayeeRequest;
  view: OwnPassbookView;
}>();

/** What a passbook can pay for an order; the same answer for an unknown number and a wrong phone. */
export const askCredit = endpoint('POST', '/api/public/passbook-credits')<{
  body: AskCreditRequest;
  view: CreditView;
}>();

/** The due days of what is not paid yet, as a file for a calendar. */
export const passbookCalendar = endpoint('GET', '/api/public/passbooks/:token/due-days.ics')<{
  query: LanguageQuery;
  view: unknown;
}>();

/** What a telephone wants to know to put the passbook on its home screen. */
export const passbookManifest = endpoint('GET', '/api/public/passbooks/:token/passbook.webmanifest')<{
  query: LanguageQuery;
  view: unknown;
}>();

/** The newest first. */
export const listDeskSchemes = endpoint('GET', '/api/admin/schemes')<{
  query: ListSchemesQuery;
  view: ListPage<SchemeRowView>;
}>();

export const addScheme = endpoint('POST', '/api/admin/schemes')<{
  body: SchemeRequest;
  view: { id: string };
}>();

export const readScheme = endpoint('GET', '/api/admin/schemes/:slug')<{ view: SchemeRecordView }>();

/** What members agreed to stays as it is. */
export const saveScheme = endpoint('PUT', '/api/admin/schemes/:id')<{
  body: SaveSchemeRequest;
  view: Revised<SchemeEntry>;
}>();

/** Opens a scheme to members, ends joining, closes it, or takes a step back. */
export const moveScheme = endpoint('POST', '/api/admin/schemes/:id/state')<{
  body: MoveSchemeRequest;
  view: SchemeRecordView;
}>();

/** Who pays in a month; the present one unless another is asked for. */
export const readCollection = endpoint('GET', '/api/admin/schemes/:slug/collection')<{
  query: CollectionQuery;
  view: CollectionView;
}>();

/** What the shop owes its members, by month. */
export const readLiability = endpoint('GET', '/api/admin/scheme-liability')<{ view: LiabilityView }>();

export const listMembers = endpoint('GET', '/api/admin/members')<{
  query: ListMembersQuery;
  view: ListPage<MemberRowView>;
}>();

export const exportMembers = endpoint('GET', '/api/admin/members/export/:format')<{
  query: ListMembersQuery;
  view: unknown;
}>();

/** The ledger of all passbooks, for the accountant. */
export const exportEntries = endpoint('GET', '/api/admin/member-entries/export/:format')<{
  query: ListEntriesQuery;
  view: unknown;
}>();

/** Staff take somebody into a scheme at the counter; their consent is noted with its time, and by whom. */
export const enrolMember = endpoint('POST', '/api/admin/schemes/:slug/members')<{
  body: EnrolMemberRequest;
  view: MemberView;
}>();

export const readMember = endpoint('GET', '/api/admin/members/:number')<{ view: MemberView }>();

export const saveMember = endpoint('PUT', '/api/admin/members/:number')<{
  body: SaveMemberRequest;
  view: Revised<MemberEntry>;
}>();

/** Takes a request to join. */
export const acceptMember = endpoint('POST', '/api/admin/members/:number/accept')<{ view: MemberView }>();

/** A new private link; the one before says from then on that it was replaced. */
export const renewPassbookLink = endpoint('POST', '/api/admin/members/:number/link')<{ view: MemberView }>();

/** Where the money goes was said wrongly: the member is asked again. */
export const askPayeeAgain = endpoint('POST', '/api/admin/members/:number/payee-again')<{
  view: MemberView;
}>();

/** Members whose year is over, and the batches that pay them back. */
export const readRefunds = endpoint('GET', '/api/admin/scheme-refunds')<{ view: SchemeRefundsView }>();

export const proposeRefunds = endpoint('POST', '/api/admin/scheme-refunds')<{
  body: ProposeRefundsRequest;
  view: SchemeRefundsView;
}>();

/** From then on the passbooks are paid back. */
export const approveRefunds = endpoint('POST', '/api/admin/scheme-refunds/:number/approval')<{
  view: SchemeRefundsView;
}>();
export const discardRefunds = endpoint('POST', '/api/admin/scheme-refunds/:number/discard')<{
  view: SchemeRefundsView;
}>();

/** For the bank, as of payouts. */
export const exportRefundFile = endpoint('GET', '/api/admin/scheme-refunds/:number/bank-file/:format')<{
  view: unknown;
}>();

/** Staff told a member that the year ends. */
export const markMemberWarned = endpoint('POST', '/api/admin/members/:number/warned')<{ view: MemberView }>();

export const recordMemberPayment = endpoint('POST', '/api/admin/members/:number/payments')<{
  body: MemberPaymentRequest;
  view: MemberView;
}>();

/** Money paid back; the amount in the request is positive. */
export const refundMember = endpoint('POST', '/api/admin/members/:number/refunds')<{
  body: MemberPaymentRequest;
  view: MemberView;
}>();

/** Takes back a payment or a refund that was entered wrongly; its reference is free again. */
export const correctMemberEntry = endpoint('POST', '/api/admin/members/:number/entries/:entry/correct')<{
  body: CorrectEntryRequest;
  view: MemberView;
}>();

/** Ends a membership before it was redeemed; everything that is held is then paid back. */
export const cancelMember = endpoint('POST', '/api/admin/members/:number/cancel')<{
  body: CancelMemberRequest;
  view: MemberView;
}>();
