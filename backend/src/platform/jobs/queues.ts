/** The queues there are, each made by a migration. */
export const QUEUES = [
  'claim-photos',
  'commission-credits',
  'mail',
  'members',
  'order-days',
  'papers',
  'posts',
  'prices',
  'reminders',
  'reservations',
] as const;
export type Queue = (typeof QUEUES)[number];
