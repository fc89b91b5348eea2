import type { Day } from '../days.ts';

/** What a load is made of. */
interface Loaded {
  number: string;
  pickupLocation: { name: string; city: string } | null;
  dispatch: { transporter: string; lrDate: Day } | null;
}

/** The orders that go to one place on the lorries of one transporter on one day. */
export interface Load<Order> {
  /** Null: to the door. */
  place: string | null;
  transporter: string | null;
  day: Day | null;
  orders: Order[];
}

/** Orders by place, transporter and day; doors come last, as do those that have no lorry yet. */
export function byLorry<Order extends Loaded>(orders: readonly Order[]): Load<Order>[] {
  const loads = new Map<string, Load<Order>>();
  for (const order of orders) {
    const place = order.pickupLocation && `${order.pickupLocation.name}, ${order.pickupLocation.city}`;
    const transporter = order.dispatch?.transporter ?? null;
    const day = order.dispatch?.lrDate ?? null;
    const key = JSON.stringify([place, transporter?.toLowerCase() ?? null, day]);
    const load = loads.get(key) ?? { place, transporter, day, orders: [] };
    load.orders.push(order);
    loads.set(key, load);
  }
  const last = '\uFFFF';
  const rank = ({ place, transporter, day }: Load<Order>) => [
    place ?? last,
    transporter ?? last,
    day ?? last,
  ];
  for (const load of loads.values()) load.orders.sort((a, b) => (a.number < b.number ? -1 : 1));
  return [...loads.values()].toSorted((a, b) => (rank(a).join('\0') < rank(b).join('\0') ? -1 : 1));
}
