import { endpoint } from '../endpoint.ts';
import type { AdminOrderView, OwnChangePreviewView, OwnOrderView } from '../orders/views.ts';
import type {
  CancelOwnOrderRequest,
  ChangeOwnOrderRequest,
  DeclineChangeRequest,
  OwnEntryRequest,
} from './requests.ts';

/** What the order would come to. What customers do here is done on the device alone that placed the order. */
export const previewOwnChange = endpoint('POST', '/api/public/orders/:token/changes/preview')<{
  body: OwnEntryRequest;
  view: OwnChangePreviewView;
}>();

/** At once, or asked of the shop. */
export const changeOwnOrder = endpoint('POST', '/api/public/orders/:token/changes')<{
  body: ChangeOwnOrderRequest;
  view: OwnOrderView;
}>();

/** At once, or asked of the shop. */
export const cancelOwnOrder = endpoint('POST', '/api/public/orders/:token/cancel')<{
  body: CancelOwnOrderRequest;
  view: OwnOrderView;
}>();

/** She withdraws her change request; a second time changes nothing. */
export const withdrawChangeRequest = endpoint('POST', '/api/public/orders/:token/changes/:change/withdraw')<{
  view: OwnOrderView;
}>();

/** The order becomes what its customer asked for. */
export const acceptChangeRequest = endpoint('POST', '/api/admin/orders/:number/changes/:change/accept')<{
  view: AdminOrderView;
}>();

export const declineChangeRequest = endpoint('POST', '/api/admin/orders/:number/changes/:change/decline')<{
  body: DeclineChangeRequest;
  view: AdminOrderView;
}>();
