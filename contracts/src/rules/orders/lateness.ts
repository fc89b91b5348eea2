import { addDays, type Day } from '../days.ts';

/** Staff call back within two days, and a transfer may take three more: after that somebody asks for the money. */
const GRACE_DAYS = 5;

/** A confirmed order that was placed on this day or before, and is not paid in full, is late. */
export function lateUntil(today: Day): Day {
  return addDays(today, -GRACE_DAYS - 1);
}
