import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { BACKEND_TIMEOUT, LONG_TIMEOUT } from '../../lib/timeouts.ts';
import { Semaphore } from '../http/semaphore.ts';
import { connectionsToCopies } from './copies.ts';
import { wholeAnswer, type Answer } from './whole-answer.ts';

export interface Question {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
  bulkhead: Bulkhead;
  urgent: boolean;
}

/** What is asked in crowds or takes long has a bulkhead of its own, so that it never holds every connection. */
export type Bulkhead = 'common' | 'papers' | 'pictures' | 'reports' | 'sign-ins' | 'long';

/** Connections to the backend, and how many more may wait for one. */
const CONNECTIONS = { atOnce: 64, waiting: 512 };
/**
 * The backend prints one document after the other; pictures come from an object store that may be silent; passwords are
 * slow to check, and strangers may send any number; and reports sum a season, and an upload becomes pictures or
 * thousands of products, for as long as that takes.
 */
const BULKHEADS: Record<Exclude<Bulkhead, 'common'>, { atOnce: number; waiting: number }> = {
  papers: { atOnce: 8, waiting: 32 },
  pictures: { atOnce: 24, waiting: 256 },
  reports: { atOnce: 6, waiting: 24 },
  'sign-ins': { atOnce: 16, waiting: 64 },
  long: { atOnce: 4, waiting: 16 },
};

/**
 * The way to the backend for what visitors ask. A connection is taken when the question is here whole and held until
 * the answer is here whole: whoever sends or reads slowly holds none. Nothing is tried twice.
 */
export class Backend {
  readonly #pool: Dispatcher;
  readonly #connections = new Semaphore(CONNECTIONS);
  readonly #bulkheads = {
    papers: new Semaphore(BULKHEADS.papers),
    pictures: new Semaphore(BULKHEADS.pictures),
    reports: new Semaphore(BULKHEADS.reports),
    'sign-ins': new Semaphore(BULKHEADS['sign-ins']),
    long: new Semaphore(BULKHEADS.long),
  };

  constructor(url: string) {
    this.#pool = connectionsToCopies(url, CONNECTIONS.atOnce, {
      // Each question has an end of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** By the name of their bulkhead. */
  get queues(): Record<string, Semaphore> {
    return { backend: this.#connections, ...this.#bulkheads };
  }

  /** @throws {SemaphoreRefusal} too many ask; or an error with a `code` of undici's: no answer, or half of one */
  async ask({ method, url, headers, body, urgent, bulkhead }: Question): Promise<Answer> {
    const asked = performance.now();
    // What was waited for already counts.
    const left = (timeout: number): number => Math.max(1, asked + timeout - performance.now());
    const releaseBulkhead =
      bulkhead === 'common'
        ? null
        : await this.#bulkheads[bulkhead].acquire({ urgent: false, within: BACKEND_TIMEOUT });
    try {
      const release = await this.#connections.acquire({ urgent, within: left(BACKEND_TIMEOUT) });
      try {
        const within = left(bulkhead === 'long' || bulkhead === 'reports' ? LONG_TIMEOUT : BACKEND_TIMEOUT);
        return await wholeAnswer(this.#pool, { method, path: url, headers, body: body ?? null }, within);
      } finally {
        release();
      }
    } finally {
      releaseBulkhead?.();
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
