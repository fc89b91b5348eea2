import { parentPort } from 'node:worker_threads';
import type { PrintedDocument } from './printed-document.ts';

/** What the print worker asks its thread for: the module of a document, and what stands on it. */
export interface PrintJob {
  address: string;
  given: unknown[];
}

export type Printed = { bytes: Uint8Array<ArrayBuffer> } | { fault: string };

/** The program of the print worker's thread: sets one document after the other, off the event loop that answers visitors. */
parentPort?.on('message', (job: PrintJob) => void answer(job));

async function answer({ address, given }: PrintJob): Promise<void> {
  const printed = await print(address, given);
  parentPort?.postMessage(printed, 'bytes' in printed ? [printed.bytes.buffer] : []);
}

async function print(address: string, given: unknown[]): Promise<Printed> {
  try {
    const { document } = (await import(address)) as { document: PrintedDocument<unknown[]> };
    return { bytes: new Uint8Array(await document.set(...given)) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
