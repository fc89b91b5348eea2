import { once } from 'node:events';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Printed, PrintJob } from './print-thread-program.ts';

/**
 * Compiled, or as TypeScript in the tests: the thread runs what this module is, and its contracts are the same. Compiled
 * it inherits the process's options; handed over by name, one that is V8's would keep it from beginning.
 */
const extension = extname(import.meta.url);
const program = new URL(`./print-thread-program${extension}`, import.meta.url);
const options = extension === '.ts' ? { execArgv: ['--conditions=source'] } : {};
/** Fonts and the longest document take a third of it; what needs more ends the thread and not the shop. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** A thread died, or was ended because it hung. The next job gets a new one. */
export class LostThread extends Error {}

/** One thread for one job at a time, begun when first needed and anew when it was lost. */
export class PrintThread {
  private worker: Worker | null = null;

  /** @param mostMs a job that takes longer hangs: its thread is ended */
  constructor(private readonly mostMs: number) {}

  /** @throws LostThread; another error is the paper's own */
  async run(job: PrintJob): Promise<Uint8Array> {
    const worker = (this.worker ??= this.begin());
    const over = new AbortController();
    const { signal } = over;
    worker.postMessage(job, []);
    try {
      const printed = await Promise.race([
        once(worker, 'message', { signal }).then(([message]) => message as Printed),
        once(worker, 'exit', { signal }).then(([code]) => lost(`it ended with ${code}`)),
        setTimeout(this.mostMs, null, { signal, ref: false }).then(() => lost(`${this.mostMs} ms passed`)),
      ]).catch(async (error: unknown) => {
        await this.end();
        throw error instanceof LostThread ? error : new LostThread('The press was lost', { cause: error });
      });
      if ('fault' in printed) throw new Error(`A paper was not set: ${printed.fault}`);
      return printed.bytes;
    } finally {
      over.abort();
    }
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private begin(): Worker {
    const worker = new Worker(program, { name: 'press', resourceLimits, ...options });
    // It does not keep the process alive, and one that dies between two jobs is nobody's error.
    worker.unref();
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
    });
    return worker;
  }
}

function lost(why: string): never {
  throw new LostThread(`The press was lost: ${why}`);
}
