/** Why an order may not end well unless somebody looks at it. */
export const ORDER_RISKS = [
  'change-asked',
  'change-unanswered',
  'not-packed',
  'unanswered',
  'held-long',
  'claimed',
] as const;
export type OrderRisk = (typeof ORDER_RISKS)[number];

/** An order is packed so many days before the last order date of its city. */
export const PACKED_DAYS_BEFORE = 2;
/** Nothing was paid and nobody answered so many calls, the last one included. */
export const UNANSWERED_CALLS = 3;
/** On hold for longer than so many hours. */
export const HELD_HOURS = 48;
