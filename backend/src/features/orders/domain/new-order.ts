import type { Language } from '@shop/contracts/rules/language';
import type { Registration } from '@shop/contracts/rules/orders/order-content';
import type { Delivery } from '@shop/contracts/rules/orders/order-states';
import type { OrderTotals } from '@shop/contracts/rules/orders/order-totals';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import type { Actor } from '../../../shared/actor.ts';
import type { HourlyCount } from './order-limits.ts';

export interface Customer extends Registration {
  name: string;
  phone: string;
  whatsapp: string | null;
  email: string | null;
  address: string;
  city: string;
  district: string;
  stateCode: string;
  stateName: string;
  pinCode: string;
}

export interface NewOrderLine extends OrderLine {
  productId: string;
}

/** An order about to be placed: prices, names and addresses are copies, true for ever. */
export interface NewOrder {
  id: string;
  token: string;
  idempotencyKey: string;
  contentHash: string;
  placedAt: Date;
  /** `DS26`: what stands before the running number. */
  numberPrefix: string;
  placedBy: Actor;
  delivery: Delivery;
  /** Copied whole, as it is shown at this moment. */
  pickupLocation: { id: string } | null;
  customer: Customer;
  remarks: string;
  referral: { referrerId: string; code: string } | null;
  language: Language;
  /** Of the terms that were accepted. */
  termsId: string;
  /** Of one that a referrer sent for the customer, who asked for it; null otherwise. */
  customerAgreedAt: Date | null;
  lines: NewOrderLine[];
  /** Its goods are taken from the shelf as it is placed. */
  reserved: boolean;
  /** The device or the referrer that sends it, as its orders are counted; null: staff, or unknown. */
  sentBy: HourlyCount['sender'] | null;
  /** It counts for a stranger's, unless its sender has a confirmed order. */
  mayBeStrangers: boolean;
  /** Its phone has as many open orders as one reserves for. */
  crowdedPhone: boolean;
  totals: OrderTotals;
}
