/** The pause before the next reading, as a multiple of how long the last one took. */
const RESTS = 4;
/** Never longer than this, ms: whoever asks is answered in time. */
const LONGEST_REST = 1_000;

/**
 * One answer for everybody who asks for the same at the same time. It is read after each of them asked, so nobody gets
 * one that is older than what they were told of; between two readings it rests. So a rush, with many screens open that
 * follow it, takes a fifth of one connection of this copy's while a reading takes under a quarter of a second, and never
 * a second connection.
 */
export class SharedAnswer<Answer> {
  private next: Promise<Answer> | null = null;
  private rested: Promise<unknown> = Promise.resolve();

  constructor(private readonly read: () => Promise<Answer>) {}

  ask(): Promise<Answer> {
    this.next ??= this.readInTurn();
    return this.next;
  }

  private async readInTurn(): Promise<Answer> {
    await this.rested;
    this.next = null;
    const begun = performance.now();
    const reading = this.read();
    this.rested = reading.then(
      () => rest(begun),
      () => rest(begun),
    );
    return reading;
  }
}

function rest(begun: number): Promise<void> {
  const pause = Math.min((performance.now() - begun) * RESTS, LONGEST_REST);
  return new Promise((resume) => setTimeout(resume, pause).unref());
}
