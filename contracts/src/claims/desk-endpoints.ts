import { endpoint } from '../endpoint.ts';
import type { AdminOrderView } from '../orders/views.ts';
import type { CreditClaimRequest, DeclineClaimRequest } from './requests.ts';

/** A picture for staff alone. */
export const readClaimPhoto = endpoint('GET', '/api/admin/orders/:number/claims/:claim/photos/:position')<{
  view: unknown;
}>();

/** A credit note over goods of the order answers the claim. */
export const creditClaim = endpoint('POST', '/api/admin/orders/:number/claims/:claim/credit')<{
  body: CreditClaimRequest;
  view: AdminOrderView;
}>();

/** Nothing is credited, for a reason. */
export const declineClaim = endpoint('POST', '/api/admin/orders/:number/claims/:claim/decline')<{
  body: DeclineClaimRequest;
  view: AdminOrderView;
}>();
