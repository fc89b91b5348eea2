import { createHash } from 'node:crypto';
import { DomainError } from '../../shared/domain-error.ts';
import { DocumentCache } from './document-cache.ts';
import type { PrintedDocument } from './printed-document.ts';
import { LostThread, PrintThread } from './print-thread.ts';

/** How much the print worker takes on; times in ms. */
export interface PrintWorkerLimits {
  /** Documents in hand, the one being printed with those that wait; one more is refused. */
  documents: number;
  /** How long somebody waits for a document. It is printed on and kept: who asks again finds it. */
  timeout: number;
  /** How long a document may take until its thread is ended. */
  job: number;
  /** Bytes of printed documents that are kept. */
  kept: number;
}

const LIMITS: PrintWorkerLimits = { documents: 8, timeout: 2_500, job: 10_000, kept: 16 * 1024 * 1024 };

interface InHand {
  printed: Promise<Uint8Array>;
  /** Whoever asked last waits until then, ms; nobody waits for a document whose turn comes later. */
  wantedUntil: number;
}

/**
 * Prints documents one at a time in a thread of its own, because setting a long one takes the processor for half a
 * second. A document is kept by all that stands on it, so that the same one is printed once.
 */
export class PrintWorker {
  private readonly limits: PrintWorkerLimits;
  private readonly thread: PrintThread;
  private readonly kept: DocumentCache;
  private readonly inHand = new Map<string, InHand>();
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(limits: Partial<PrintWorkerLimits> = {}) {
    this.limits = { ...LIMITS, ...limits };
    this.thread = new PrintThread(this.limits.job);
    this.kept = new DocumentCache(this.limits.kept);
  }

  /** @throws DomainError busy */
  async print<Given extends unknown[]>(
    document: PrintedDocument<Given>,
    ...given: Given
  ): Promise<Uint8Array> {
    const key = createHash('sha256')
      .update(JSON.stringify([document.address, given]))
      .digest('base64');
    const known = this.kept.get(key);
    if (known) return known;
    const inHand = this.inHand.get(key) ?? this.take(key, document.address, given);
    inHand.wantedUntil = performance.now() + this.limits.timeout;
    return this.withTimeout(inHand.printed);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.thread.end();
  }

  private take(key: string, address: string, given: unknown[]): InHand {
    if (this.inHand.size >= this.limits.documents) throw busy();
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
