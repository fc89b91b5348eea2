import type { Day } from '../rules/days.ts';
import type { OrderState } from '../rules/orders/order-states.ts';

/** Orders, and what is owed on them together. */
export interface DueView {
  orders: number;
  paise: number;
}

/** What customers owe, of confirmed orders and later ones: the same money by age, state, place and lorry. */
export interface DuesView {
  asOf: Day;
  together: DueView;
  /** By the days on which they were placed, the newest first; null: from the first one on. */
  ages: (DueView & { from: Day | null; to: Day })[];
  states: (DueView & { state: OrderState })[];
  /** Pickup locations, the largest sum first; null: delivered to the door. */
  places: (DueView & { id: string | null; name: string | null })[];
  /** Of orders that are on their way or beyond: who carried them. */
  transporters: (DueView & { name: string })[];
  /** What the shop owes to customers. */
  refunds: DueView;
}

/** An order on which something is owed, as a file has it. */
export interface OwedOrderView {
  number: string;
  day: Day;
  customerName: string;
  state: OrderState;
  /** Null: delivered to the door. */
  place: string | null;
  transporter: string | null;
  paidPaise: number;
  /** Below nothing: owed to the customer. */
  balancePaise: number;
}

/** The last day of each age but the oldest, after the day of the order. */
export const DUE_AGES = [7, 15, 30] as const;
