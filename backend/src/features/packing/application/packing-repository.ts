import type { TickRequest } from '@shop/contracts/packing/requests';
import type { PackingListView, PackingView } from '@shop/contracts/packing/views';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';

/** A member of staff who packs, by one of their devices. */
export interface Packer {
  id: string;
  name: string;
  device: string;
}

/** What of orders is in the box, by who ticked it off. */
export abstract class PackingRepository {
  abstract list(now: Date): Promise<PackingListView>;

  abstract find(number: string): Promise<PackingView | null>;

  /** Where the order stands, in the transaction of its ticks: it moves nowhere before they are kept. */
  abstract lock(number: string): Promise<{ id: string; state: OrderState } | null>;

  /** Keeps what is newer than what is kept; each code once. */
  abstract tick(orderId: string, ticks: readonly TickRequest[], packer: Packer, now: Date): Promise<void>;
}
