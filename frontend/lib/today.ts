import { dayOf, type Day } from '@shop/contracts/rules/days';

/** The day it is in the shop, whatever the device's clock calls it. */
export function today(): Day {
  return dayOf(new Date());
}
