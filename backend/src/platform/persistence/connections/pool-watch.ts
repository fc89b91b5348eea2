import type { Pool } from 'pg';

/** The pool that requests are served from, for whoever looks at how full it is. */
export class PoolWatch {
  private readonly pools: Pool[] = [];

  constructor(readonly size: number) {}

  readonly add = (pool: Pool): void => {
    this.pools.push(pool);
  };

  /** Connections that serve somebody or lie ready, and how many wait for one. */
  counts(): { inUse: number; idle: number; waiting: number } {
    const counts = { inUse: 0, idle: 0, waiting: 0 };
    for (const { totalCount, idleCount, waitingCount } of this.pools) {
      counts.inUse += totalCount - idleCount;
      counts.idle += idleCount;
      counts.waiting += waitingCount;
    }
    return counts;
  }
}
