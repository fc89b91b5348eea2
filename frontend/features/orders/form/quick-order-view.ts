import type { Quote } from '@shop/contracts/rules/orders/quote';
import type { DestinationsView } from '@shop/contracts/places/views';
import type { ReferralCodeView } from '@shop/contracts/referrals/views';
import type { Redemption } from '@shop/contracts/rules/schemes/passbook';
import type { CreditView } from '@shop/contracts/schemes/passbook-views';
import type { BillChange } from '../../../lib/bill-changes.ts';
import type { ShownReadyList } from '../ready/shown-ready-lists.ts';
import type { Quantities } from './list-link.ts';
import type { ListCategory, ListFilter } from './list-rows.ts';
import type { FieldErrors, ReviewFields } from './review-fields.ts';

/** What became of a form that was posted without JavaScript. */
export interface PostedOrder {
  step: 'list' | 'review';
  quantities: Quantities;
  fields: ReviewFields;
  errors: FieldErrors;
  quote: Quote | null;
  /** What the passbook that was named can pay; null where none was. */
  credit: CreditView | null;
  changes: BillChange[];
  idempotencyKey: string;
  /** Why it was not sent, or what is missing; null when nothing went wrong. */
  problem: string | null;
  /** It was sent, and no answer came. */
  unanswered: boolean;
  /** What a passbook pays of it then, as it was sent: asked for again it may be used by this very order. */
  sentCredit: Redemption | null;
}

export interface QuickOrderView {
  categories: ListCategory[];
  /** What the list can be narrowed to. */
  filters: ListFilter[];
  destinations: DestinationsView;
  readyLists: ShownReadyList[];
  /** In answer to a form: the code in the address and whether it counts; null where there is none. */
  referral: ReferralCodeView | null;
  /** Null for a plain visit. */
  posted: PostedOrder | null;
}
