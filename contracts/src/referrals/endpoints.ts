import { endpoint } from '../endpoint.ts';
import type { ReferralCodeView, ReferredOrderView } from './views.ts';

export const checkReferralCode = endpoint('GET', '/api/public/referral-codes/:code')<{
  view: ReferralCodeView;
}>();

/** The newest hundred orders of the referrer who is signed in. */
export const listReferredOrders = endpoint('GET', '/api/referrer/orders')<{
  view: { orders: ReferredOrderView[] };
}>();
