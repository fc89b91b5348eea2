import { Clock } from '../../src/shared/clock.ts';

/** A clock that stands still until a test moves it. It starts now. */
export class SetClock extends Clock {
  private at = new Date();

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
