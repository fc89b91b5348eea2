import type { Day } from '../../rules/days.ts';

/** What sales can be divided by. */
export const SALES_GROUPS = [
  'item',
  'category',
  'state',
  'city',
  'pickup',
  'referrer',
  'day',
  'week',
] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];

/** Groups that orders are whole in: packing, freight and rounding are known of these alone. */
export const isOfWholeOrders = (group: SalesGroup): group is Exclude<SalesGroup, 'item' | 'category'> =>
  group !== 'item' && group !== 'category';

/** Goods that were sold: of orders that are confirmed or later, less what credit notes over a part took back. */
export interface SoldView {
  /** Of an item those that have it; of a category it is not known: 0. */
  orders: number;
  quantity: number;
  /** What the net rates take off the MRP. */
  discountPaise: number;
  /** The discount that came with passbooks. */
  benefitPaise: number;
  /** What customers are billed for the goods. */
  netPaise: number;
  /** On tax invoices, less their credit notes; of an item without that on packing and freight. */
  gstPaise: number;
}

/** What orders are billed as a whole. */
export interface BilledView {
  /** Packing and freight. */
  chargesPaise: number;
  /** Net, packing and freight, rounded order by order: what is to be paid. */
  billedPaise: number;
  /** How many of the orders have a tax invoice. */
  invoiced: number;
}

/** The same of the season before. */
export type SoldBeforeView = Pick<SoldView, 'orders' | 'quantity' | 'netPaise'>;

export interface SalesRowView extends SoldView {
  /** Item code, id of the category, code of the state, name of the city behind its state, id of the pickup location or referrer, or the first day. */
  key: string | null;
  /** Null where there is none: delivered to the door, brought by nobody; of a day it is its key. */
  name: string | null;
  /** What tells it from others of its name: of a city its state. */
  within: string | null;
  /** Null of a part of an order. */
  bill: BilledView | null;
  /** Null where there is nothing to compare it with. */
  before: SoldBeforeView | null;
}

export interface SalesDays {
  from: Day;
  to: Day;
}

export interface SalesSumsView extends SalesDays {
  /** Days of the season before, as many days before its end; null where there was none. */
  before: (SalesDays & { name: string }) | null;
  together: SoldView & BilledView;
  togetherBefore: SoldBeforeView | null;
  /** Rows of all days or weeks, the first first; of another group null. */
  times: SalesRowView[] | null;
}
