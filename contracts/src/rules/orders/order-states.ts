export const ORDER_STATES = [
  'placed',
  'confirmed',
  'packed',
  'dispatched',
  'arrived',
  'collected',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const DELIVERIES = ['pickup', 'door'] as const;
/** To a pickup location, or to the door (which skips `arrived`). */
export type Delivery = (typeof DELIVERIES)[number];

const MOVES: Record<Delivery, Record<OrderState, readonly OrderState[]>> = {
  pickup: {
    placed: ['confirmed', 'cancelled'],
    confirmed: ['packed', 'cancelled'],
    packed: ['dispatched', 'cancelled'],
    dispatched: ['arrived'],
    arrived: ['collected'],
    collected: [],
    cancelled: [],
  },
  door: {
    placed: ['confirmed', 'cancelled'],
    confirmed: ['packed', 'cancelled'],
    packed: ['dispatched', 'cancelled'],
    dispatched: ['collected'],
    arrived: [],
    collected: [],
    cancelled: [],
  },
};

/** The states an order may move to; nothing else moves. */
export function nextStates(delivery: Delivery, state: OrderState): readonly OrderState[] {
  return MOVES[delivery][state];
}

/** One step back, for a reason: the goods are in the house still. */
const BACK: Partial<Record<OrderState, OrderState>> = { confirmed: 'placed', packed: 'confirmed' };

/** Where an order comes when its last step is taken back; null where none can be. */
export function stateBefore(state: OrderState): OrderState | null {
  return BACK[state] ?? null;
}

/** The lorry has it, or had it. */
export const HAS_LEFT: readonly OrderState[] = ['dispatched', 'arrived', 'collected'];

/** Where a cancelled order begins anew: its goods are taken again, and the customer is called again. */
export const REOPENED: OrderState = 'placed';

/** The steps an order goes through when all is well, in order. */
export function stepsOf(delivery: Delivery): readonly OrderState[] {
  const steps = ORDER_STATES.filter((state) => state !== 'cancelled');
  return delivery === 'door' ? steps.filter((state) => state !== 'arrived') : steps;
}
