/** So many looks are remembered: a quarter of an hour of them. */
const MOST = 900;

/** An address in PostgreSQL's log of changes, `16/B374D848`, as a number that compares. */
function positionOf(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * How long ago the primary stood where the replica stands. By looks at both: the replica's own clock and the time of its
 * last transaction say nothing while nobody writes.
 */
export class Lag {
  /** Where the primary stood when, as far as the replica has not come; the oldest first. */
  private ahead: { at: number; position: bigint }[] = [];
  private reachedAt = Number.NEGATIVE_INFINITY;
  /** Infinite while nobody knows. */
  ms = Number.POSITIVE_INFINITY;

  get seconds(): number | null {
    return Number.isFinite(this.ms) ? this.ms / 1000 : null;
  }

  /** @param at when the primary was asked, ms of any one clock */
  seen(at: number, primary: string, replayed: string): void {
    const looks = [...this.ahead, { at, position: positionOf(primary) }];
    const reached = looks.findLastIndex(({ position }) => position <= positionOf(replayed));
    this.reachedAt = looks[reached]?.at ?? this.reachedAt;
    this.ahead = looks.slice(reached + 1).slice(-MOST);
    this.ms = at - this.reachedAt;
  }

  forget(): void {
    this.ahead = [];
    this.reachedAt = Number.NEGATIVE_INFINITY;
    this.ms = Number.POSITIVE_INFINITY;
  }
}
