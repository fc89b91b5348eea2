import { endpoint } from '../endpoint.ts';
import type { ListQuery } from '../listing/requests.ts';
import type { ListPage } from '../listing/views.ts';
import type { CommissionEntryView } from '../referrals/views.ts';
import type { Revised } from '../revised.ts';
import type { MadeLinkView } from '../users/views.ts';
import type {
  DecideReferralFlagRequest,
  ListReferralFlagsQuery,
  ListReferrersQuery,
  NewReferrerRequest,
  SaveReferrerRequest,
  SuspendReferrerRequest,
} from './requests.ts';
import type {
  BroughtOrderView,
  LeagueView,
  ReferralFlagView,
  ReferrerDeskView,
  ReferrerEntry,
  ReferrerRowView,
} from './views.ts';

export const listReferrers = endpoint('GET', '/api/admin/referrers')<{
  query: ListReferrersQuery;
  view: ListPage<ReferrerRowView>;
}>();

/** Who brought most in the season of now. */
export const readReferrerLeague = endpoint('GET', '/api/admin/referrer-league')<{ view: LeagueView }>();

export const readReferrer = endpoint('GET', '/api/admin/referrers/:id')<{ view: ReferrerDeskView }>();

/** With PAN and where payouts go to. */
export const readReferrerRecord = endpoint('GET', '/api/admin/referrers/:id/record')<{
  view: Revised<ReferrerEntry>;
}>();

export const saveReferrer = endpoint('PUT', '/api/admin/referrers/:id/record')<{
  body: SaveReferrerRequest;
  view: Revised<ReferrerEntry>;
}>();

export const addReferrer = endpoint('POST', '/api/admin/referrers')<{
  body: NewReferrerRequest;
  view: { id: string };
}>();

/** An invitation for whoever has no password yet, otherwise a link to choose another; earlier ones count no more. */
export const makeReferrerLink = endpoint('POST', '/api/admin/referrers/:id/link')<{
  view: Omit<MadeLinkView, 'user'>;
}>();

/** Their code counts no more, and their sessions end: what they may still do is read. */
export const suspendReferrer = endpoint('POST', '/api/admin/referrers/:id/suspend')<{
  body: SuspendReferrerRequest;
  view: ReferrerDeskView;
}>();
export const resumeReferrer = endpoint('POST', '/api/admin/referrers/:id/resume')<{
  view: ReferrerDeskView;
}>();

export const listBroughtOrders = endpoint('GET', '/api/admin/referrers/:id/orders')<{
  query: ListQuery;
  view: ListPage<BroughtOrderView>;
}>();

export const listCommissionEntries = endpoint('GET', '/api/admin/referrers/:id/ledger')<{
  query: ListQuery;
  view: ListPage<CommissionEntryView>;
}>();

export const listReferralFlags = endpoint('GET', '/api/admin/referral-flags')<{
  query: ListReferralFlagsQuery;
  view: ListPage<ReferralFlagView>;
}>();

export const decideReferralFlag = endpoint('POST', '/api/admin/referral-flags/:id/decision')<{
  body: DecideReferralFlagRequest;
  view: ReferralFlagView;
}>();
