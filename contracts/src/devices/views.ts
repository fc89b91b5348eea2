import type { CustomerView } from '../orders/views.ts';
import type { Delivery, OrderState } from '../rules/orders/order-states.ts';
import type { OrderLine } from '../rules/orders/quote.ts';

/** An order that was sent from the device. */
export interface DeviceOrderView {
  number: string;
  /** Of the order's page. */
  token: string;
  placedAt: string;
  state: OrderState;
  onHold: boolean;
  totalPaise: number;
}

/** Who asked to be remembered on the device: as their last order from it has it. */
export interface RememberedCustomerView {
  customer: CustomerView;
  delivery: Delivery;
  pickupLocationId: string | null;
  /** The newest first, at most five. */
  orders: DeviceOrderView[];
  /** The newest of an earlier season, to be ordered again; null: none. */
  lastSeason: (DeviceOrderView & { lines: OrderLine[] }) | null;
}

export interface DeviceView {
  /** Null: nobody asked to be remembered. */
  remembered: RememberedCustomerView | null;
}
