import { dayOf, type Day } from '@shop/contracts/rules/days';

/** The time, as a port: tests set it. */
export abstract class Clock {
  abstract now(): Date;

  /** The day it is in Asia/Kolkata. */
  today(): Day {
    return dayOf(this.now());
  }
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
