import type { OrderState } from '../rules/order-states.ts';

/** Whether a code counts; an unknown or suspended one never blocks an order. */
export interface ReferralCodeView {
  code: string;
  accepted: boolean;
}

/** An order as its referrer may see it. */
export interface ReferredOrderView {
  number: string;
  placedAt: string;
  customerName: string;
  /** `98xxxxxx21`. */
  maskedPhone: string;
  city: string;
  state: OrderState;
  goodsPaise: number;
}
