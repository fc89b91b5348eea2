import { endpoint } from '../endpoint.ts';
import type { OwnOrderView } from '../orders/views.ts';
import type { ClaimGoodsRequest } from './requests.ts';

/** After collection: on the device that sent the order, or by its phone number where the shop sent it. */
export const claimGoods = endpoint('POST', '/api/public/orders/:token/claims')<{
  body: ClaimGoodsRequest;
  view: OwnOrderView;
}>();

/** A photograph as bytes, under the key that the claim was sent with; sent again it is kept once. */
export const sendClaimPhoto = endpoint('PUT', '/api/public/orders/:token/claims/:key/photos/:position')<{
  body: Blob;
  view: undefined;
}>();
