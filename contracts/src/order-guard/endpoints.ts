import { endpoint } from '../endpoint.ts';
import type { CancelTogetherRequest } from './requests.ts';
import type { CancelledTogetherView, OrderGuardView } from './views.ts';

/** The breaker, and unconfirmed orders that have something in common. */
export const readOrderGuard = endpoint('GET', '/api/admin/order-guard')<{ view: OrderGuardView }>();

/** Orders reserve their goods again. */
export const turnBreakerOff = endpoint('POST', '/api/admin/order-guard/breaker-off')<{
  view: OrderGuardView;
}>();

/** Cancels orders that nobody confirmed, and gives their goods back. */
export const cancelTogether = endpoint('POST', '/api/admin/order-guard/cancel')<{
  body: CancelTogetherRequest;
  view: CancelledTogetherView;
}>();
