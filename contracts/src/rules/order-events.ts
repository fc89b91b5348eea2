/** What happens to an order, one kind an event. */
export const ORDER_EVENTS = [
  'placed',
  'confirmed',
  'packed',
  'dispatched',
  'arrived',
  'collected',
  'cancelled',
  'undone',
  'taken-back',
  'reopened',
  'dispatched-unpaid',
  'lorry-corrected',
  'held',
  'released',
  'payment-received',
  'payment-refunded',
  'payment-corrected',
  'payment-moved',
  'note-added',
  'attributed',
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];
