import type { AdminOrderView } from '@shop/contracts/orders/views';

/** The order on the desk, and where to say that somebody else moved it. */
export interface Desk {
  order: AdminOrderView;
  report: (sentence: string | null) => void;
}
