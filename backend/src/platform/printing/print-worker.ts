import { createHash } from 'node:crypto';
import { DomainError } from '../../shared/domain-error.ts';
import { KeptPapers } from './kept-papers.ts';
import type { Paper } from './paper.ts';
import { LostThread, PrintThread } from './print-thread.ts';

/** How much the print worker takes on; times in ms. */
export interface PrintWorkerLimits {
  /** Papers in hand, the one being printed with those that wait; one more is refused. */
  papers: number;
  /** How long somebody waits for a paper. It is printed on and kept: who asks again finds it. */
  timeout: number;
  /** How long a paper may take until its thread is ended. */
  job: number;
  /** Bytes of printed papers that are kept. */
  kept: number;
}

const LIMITS: PrintWorkerLimits = { papers: 8, timeout: 2_500, job: 10_000, kept: 16 * 1024 * 1024 };

interface InHand {
  printed: Promise<Uint8Array>;
  /** Whoever asked last waits until then, ms; nobody waits for a paper whose turn comes later. */
  wantedUntil: number;
}

/**
 * Prints papers one at a time in a thread of its own, because setting a long one takes the processor for half a
 * second. A paper is kept by all that stands on it, so that the same one is printed once.
 */
export class PrintWorker {
  private readonly limits: PrintWorkerLimits;
  private readonly thread: PrintThread;
  private readonly kept: KeptPapers;
  private readonly inHand = new Map<string, InHand>();
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(limits: Partial<PrintWorkerLimits> = {}) {
    this.limits = { ...LIMITS, ...limits };
    this.thread = new PrintThread(this.limits.job);
    this.kept = new KeptPapers(this.limits.kept);
  }

  /** @throws DomainError busy */
  async print<Given extends unknown[]>(paper: Paper<Given>, ...given: Given): Promise<Uint8Array> {
    const key = createHash('sha256')
      .update(JSON.stringify([paper.address, given]))
      .digest('base64');
    const known = this.kept.get(key);
    if (known) return known;
    const inHand = this.inHand.get(key) ?? this.take(key, paper.address, given);
    inHand.wantedUntil = performance.now() + this.limits.timeout;
    return this.withTimeout(inHand.printed);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.thread.end();
  }

  private take(key: string, address: string, given: unknown[]): InHand {
    if (this.inHand.size >= this.limits.papers) throw busy();
    const before = this.last;
    const inHand: InHand = {
      wantedUntil: Infinity,
      printed: before.then(async () => {
        try {
          if (this.closed || performance.now() > inHand.wantedUntil) throw busy();
          const bytes = await this.thread.run({ address, given });
          this.kept.put(key, bytes);
          return bytes;
        } catch (error) {
          throw error instanceof LostThread ? busy(error) : error;
        } finally {
          this.inHand.delete(key);
        }
      }),
    };
    this.last = inHand.printed.catch(() => undefined);
    this.inHand.set(key, inHand);
    return inHand;
  }

  private async withTimeout(printed: Promise<Uint8Array>): Promise<Uint8Array> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(busy()), this.limits.timeout);
    try {
      return await Promise.race([printed, promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function busy(cause?: Error): DomainError {
  return new DomainError('unavailable', 'busy', {}, cause && { cause });
}
