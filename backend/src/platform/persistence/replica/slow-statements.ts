import { AT_REPLICA } from '../connections/time-outs.ts';

/** Statements that outlasted their time at the replica, by their text: for a while the primary is asked at once. */
export class SlowStatements {
  private readonly until = new Map<string, number>();

  add(text: string, now = performance.now()): void {
    for (const [each, until] of this.until) if (until <= now) this.until.delete(each);
    this.until.set(text, now + AT_REPLICA.slowFor);
  }

  has(text: string, now = performance.now()): boolean {
    return (this.until.get(text) ?? Number.NEGATIVE_INFINITY) > now;
  }
}
