import { dayOf } from '@shop/contracts/rules/days';
import { Clock } from '../../src/shared/clock.ts';

/** What a test may advance before it finds itself on the next day, ms. */
const ROOM = 2 * 3_600_000;

/** A clock that stands still until a test moves it. It starts now, late in the evening in Kolkata a little before. */
export class SetClock extends Clock {
  private at = withRoom(new Date());

  now(): Date {
    return new Date(this.at);
  }

  /** @param day stands at noon in Kolkata */
  setDay(day: string): void {
    this.at = new Date(`${day}T12:00:00+05:30`);
  }

  advance(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
  }
}

/** Some minutes later it is the same day still: a test that was written in the morning holds at night. */
function withRoom(now: Date): Date {
  const later = new Date(now.getTime() + ROOM);
  return dayOf(later) === dayOf(now) ? now : new Date(now.getTime() - ROOM);
}
