import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { PATIENCE, UPLOAD_PATIENCE } from '../../lib/patience.ts';
import { Turns } from '../http/turns.ts';
import { connectionsToCopies } from './copies.ts';
import { wholeAnswer, type Answer } from './whole-answer.ts';

export interface Question {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
  lane: Lane;
  urgent: boolean;
}

/** What is asked in crowds or takes long has a lane of its own, so that it never holds every connection. */
export type Lane = 'common' | 'papers' | 'pictures' | 'sign-ins' | 'uploads';

/** Connections to the backend, and how many more may wait for one. */
const CONNECTIONS = { atOnce: 64, waiting: 512 };
/**
 * The backend prints one paper after the other; pictures come from an object store that may be silent; passwords are
 * slow to check, and strangers may send any number; and what was uploaded is made into pictures, or into thousands of
 * products, for as long as that takes.
 */
const LANES: Record<Exclude<Lane, 'common'>, { atOnce: number; waiting: number }> = {
  papers: { atOnce: 8, waiting: 32 },
  pictures: { atOnce: 24, waiting: 256 },
  'sign-ins': { atOnce: 16, waiting: 64 },
  uploads: { atOnce: 4, waiting: 16 },
};

/**
 * The way to the backend for what visitors ask. A connection is taken when the question is here whole and held until
 * the answer is here whole: whoever sends or reads slowly holds none. Nothing is tried twice.
 */
export class Backend {
  readonly #pool: Dispatcher;
  readonly #turns = new Turns(CONNECTIONS);
  readonly #lanes = {
    papers: new Turns(LANES.papers),
    pictures: new Turns(LANES.pictures),
    'sign-ins': new Turns(LANES['sign-ins']),
    uploads: new Turns(LANES.uploads),
  };

  constructor(url: string) {
    this.#pool = connectionsToCopies(url, CONNECTIONS.atOnce, {
      // Each question has an end of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** By the name of their lane. */
  get queues(): Record<string, Turns> {
    return { backend: this.#turns, ...this.#lanes };
  }

  /** @throws {NoTurn} too many ask; or an error with a `code` of undici's: no answer, or half of one */
  async ask({ method, url, headers, body, urgent, lane }: Question): Promise<Answer> {
    const asked = performance.now();
    // What was waited for already counts.
    const left = (patience: number): number => Math.max(1, asked + patience - performance.now());
    const leaveLane =
      lane === 'common' ? null : await this.#lanes[lane].take({ urgent: false, within: PATIENCE });
    try {
      const end = await this.#turns.take({ urgent, within: left(PATIENCE) });
      try {
        const within = left(lane === 'uploads' ? UPLOAD_PATIENCE : PATIENCE);
        return await wholeAnswer(this.#pool, { method, path: url, headers, body: body ?? null }, within);
      } finally {
        end();
      }
    } finally {
      leaveLane?.();
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
