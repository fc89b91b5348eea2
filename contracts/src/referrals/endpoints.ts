import { endpoint } from '../endpoint.ts';
import type { ListQuery } from '../listing/requests.ts';
import type { ListPage } from '../listing/views.ts';
import type { PayoutView } from '../payouts/views.ts';
import type { GreetingRequest, ListReferredOrdersQuery, RememberDeviceRequest } from './requests.ts';
import type {
  CommissionEntryView,
  ReferralCodeView,
  ReferredOrderView,
  ReferrerDashboardView,
} from './views.ts';

export const checkReferralCode = endpoint('GET', '/api/public/referral-codes/:code')<{
  view: ReferralCodeView;
}>();

/** Somebody came by the code. Counted in memory and by the day: who it was is kept nowhere. */
export const countReferralVisit = endpoint('POST', '/api/public/referral-codes/:code/visits')<{
  view: undefined;
}>();

export const readReferrerDashboard = endpoint('GET', '/api/referrer/dashboard')<{
  view: ReferrerDashboardView;
}>();

/** Whether the price list greets whoever comes by the code with the referrer's first name. */
export const saveGreeting = endpoint('PUT', '/api/referrer/greeting')<{
  body: GreetingRequest;
  view: undefined;
}>();

/** Where the area was opened: an order that comes by the code from the same device looks like the referrer's own. */
export const rememberDevice = endpoint('PUT', '/api/referrer/device')<{
  body: RememberDeviceRequest;
  view: undefined;
}>();

/** The orders of the referrer who is signed in. */
export const listReferredOrders = endpoint('GET', '/api/referrer/orders')<{
  query: ListReferredOrdersQuery;
  view: ListPage<ReferredOrderView>;
}>();

/** What the referrer's ledger says, the newest first. */
export const listOwnCommissions = endpoint('GET', '/api/referrer/commissions')<{
  query: ListQuery;
  view: ListPage<CommissionEntryView>;
}>();

/** What was paid out to the referrer, or is with the bank, the newest first. */
export const listOwnPayouts = endpoint('GET', '/api/referrer/payouts')<{
  query: ListQuery;
  view: ListPage<PayoutView>;
}>();

/** All that a payout of theirs is made of, on paper. */
export const printOwnStatement = endpoint('GET', '/api/referrer/payouts/:reference/statement.pdf')<{
  view: unknown;
}>();

/** A stream as `watchLive` is one, of what concerns the referrer who is signed in. */
export const watchReferrerLive = endpoint('GET', '/api/referrer/live')<{ view: unknown }>();
