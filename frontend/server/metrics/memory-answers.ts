import { pageRouteOf } from './route-of.ts';

/** What memory answers with: a page or its JSON, or that the browser has it. */
const KINDS = [
  { method: 'GET', status: 200 },
  { method: 'GET', status: 304 },
  { method: 'HEAD', status: 200 },
  { method: 'HEAD', status: 304 },
] as const;

/** As many addresses are kept apart; strangers can make up more. */
const MOST = 2_000;

type Answers = (typeof KINDS)[number] & { route: string; count: number };

/**
 * Counts what memory answered, by address and in plain numbers: an answer of 80 µs has no time for names. They are
 * found when somebody reads.
 */
export class MemoryAnswers {
  /** By address, in the order of KINDS. */
  readonly #counts = new Map<string, number[]>();
  readonly #report: (answers: Answers) => void;

  /** @param report hears how many there were since it last heard */
  constructor(report: (answers: Answers) => void) {
    this.#report = report;
  }

  /** @param key the address that it lies under */
  count(key: string, method: string, status: number): void {
    let counts = this.#counts.get(key);
    if (counts === undefined) {
      if (this.#counts.size >= MOST) this.flush();
      counts = KINDS.map(() => 0);
      this.#counts.set(key, counts);
    }
    const kind = (method === 'HEAD' ? 2 : 0) + (status === 304 ? 1 : 0);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }

  flush(): void {
    for (const [key, counts] of this.#counts) {
      const route = key.startsWith('/api/') ? '/api/public/…' : pageRouteOf(key);
      KINDS.forEach((kind, index) => {
        const count = counts[index] ?? 0;
        if (count > 0) this.#report({ ...kind, route, count });
      });
    }
    this.#counts.clear();
  }
}
