import { TOPICS, type LiveChange, type Topic } from '@shop/contracts/live/topics';
import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/** Between two refreshes of a topic, ms: a crowd of orders is shown once a second. */
const EVERY = 1_000;

const topics = Object.keys(TOPICS) as Topic[];

/**
 * Asks anew for what changed. The key of a query begins with its topic; `[topic, 'one', id]` is a record, everything
 * else a list. What nobody looks at is marked, and asked for when somebody does.
 */
export class Refresher {
  readonly #queries: Pick<QueryClient, 'invalidateQueries' | 'isFetching'>;
  readonly #due = new Map<Topic, Set<string | null>>();
  readonly #running = new Set<Topic>();

  constructor(queries: Pick<QueryClient, 'invalidateQueries' | 'isFetching'>) {
    this.#queries = queries;
  }

  changed({ topic, id }: Pick<LiveChange, 'topic' | 'id'>): void {
    const due = this.#due.get(topic) ?? new Set();
    this.#due.set(topic, due.add(id));
    if (!this.#running.has(topic)) void this.#run(topic);
  }

  /** Whatever changed while nobody heard. */
  everything(): void {
    for (const topic of topics) this.changed({ topic, id: null });
  }

  /** One after the other: a refresh that another one broke off would never be seen while changes keep coming. */
  async #run(topic: Topic): Promise<void> {
    this.#running.add(topic);
    for (let ids = this.#take(topic); ids; ids = this.#take(topic)) {
      const began = Date.now();
      await this.#refresh(topic, ids);
      await new Promise((resume) => setTimeout(resume, EVERY - (Date.now() - began)));
    }
    this.#running.delete(topic);
  }

  #take(topic: Topic): Set<string | null> | undefined {
    const due = this.#due.get(topic);
    this.#due.delete(topic);
    return due;
  }

  async #refresh(topic: Topic, ids: ReadonlySet<string | null>): Promise<void> {
    const concerned: InvalidateQueryFilters = {
      queryKey: [topic],
      predicate: ({ queryKey: [, kind, id] }) => kind !== 'one' || ids.has(null) || ids.has(String(id)),
      refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
    };
    // A first reading is not begun anew, and may have read what was before the change.
    const reading = this.#queries.isFetching({
      queryKey: [topic],
      predicate: ({ state }) => state.data === undefined,
    });
    await this.#queries.invalidateQueries(concerned);
    if (reading > 0) await this.#queries.invalidateQueries(concerned);
  }
}
