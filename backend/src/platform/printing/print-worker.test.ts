import { afterEach, describe, expect, test } from '@jest/globals';
import { document } from '../../../test/support/odd-document.ts';
import { DocumentCache } from './document-cache.ts';
import { PrintWorker, type PrintWorkerLimits } from './print-worker.ts';

const busy = { kind: 'unavailable', code: 'busy' };
/** Time enough for a thread to begin on a machine that is busy. */
const LONG_TIMEOUTS = { timeout: 60_000, job: 60_000 };

let printWorker: PrintWorker;
const open = (limits: Partial<PrintWorkerLimits>) =>
  (printWorker = new PrintWorker({ ...LONG_TIMEOUTS, ...limits }));
afterEach(() => printWorker.onApplicationShutdown());

/** A document that is in hand until `release`. */
function holdUp() {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const printed = printWorker.print(document, 'wait', null, gate);
  const release = () => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  return { printed, release };
}

test('a document is printed once, by all who ask for it, and anew when anything on it differs', async () => {
  open({});
  const [first, same] = await Promise.all([
    printWorker.print(document, 'fine', 1),
    printWorker.print(document, 'fine', 1),
  ]);
  expect([...first, ...same]).toEqual([1, 1]);
  expect([...(await printWorker.print(document, 'fine', 2))]).toEqual([2]);
  expect([...(await printWorker.print(document, 'fine', 1))]).toEqual([1]);
});

test('what is kept is bounded in bytes, and what was asked for last stays', () => {
  open({});
  const kept = new DocumentCache(10);
  for (const key of ['a', 'b']) kept.put(key, new Uint8Array(4));
  kept.get('a');
  kept.put('c', new Uint8Array(4));
  expect(['a', 'b', 'c'].filter((key) => kept.get(key))).toEqual(['a', 'c']);
  kept.put('d', new Uint8Array(11));
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.get(key))).toEqual([]);
});

describe('a thread is replaced', () => {
  test('when it dies over a paper', async () => {
    open({});
    expect([...(await printWorker.print(document, 'fine', 1))]).toEqual([1]);
    await expect(printWorker.print(document, 'die')).rejects.toMatchObject(busy);
    // Counted from the beginning: it is another thread.
    expect([...(await printWorker.print(document, 'fine', 2))]).toEqual([1]);
  });

  test('when it hangs longer than a document may take', async () => {
    open({ job: 3_000 });
    await expect(printWorker.print(document, 'hang')).rejects.toMatchObject(busy);
    expect([...(await printWorker.print(document, 'fine'))]).toEqual([1]);
  });

  test('and not when a document alone is at fault', async () => {
    open({});
    expect([...(await printWorker.print(document, 'fine', 1))]).toEqual([1]);
    await expect(printWorker.print(document, 'fail')).rejects.toThrow(/no ink/);
    expect([...(await printWorker.print(document, 'fine', 2))]).toEqual([2]);
  });
});

describe('while a document is held up', () => {
  test('so many wait and no more', async () => {
    open({ documents: 3 });
    const held = holdUp();
    const waiting = [1, 2].map((mark) => printWorker.print(document, 'fine', mark));
    await expect(printWorker.print(document, 'fine', 3)).rejects.toMatchObject(busy);
    // One that waits already may be asked for again.
    const shared = printWorker.print(document, 'fine', 2);
    held.release();
    expect(await Promise.all([held.printed, ...waiting, shared])).toEqual(
      [1, 2, 3, 3].map((count) => Uint8Array.of(count)),
    );
  });

  test('nobody waits longer than the timeout; what nobody waits for is not printed', async () => {
    open({ timeout: 1_500 });
    const held = holdUp();
    const behind = printWorker.print(document, 'fine', 1);
    await expect(held.printed).rejects.toMatchObject(busy);
    await expect(behind).rejects.toMatchObject(busy);
    held.release();
    // The second document of the thread: the one behind was passed over.
    expect([...(await printWorker.print(document, 'fine', 2))]).toEqual([2]);
  });

  test('the end of the shop ends it, and nothing is printed any more', async () => {
    open({});
    const held = holdUp();
    const behind = printWorker.print(document, 'fine', 1);
    await printWorker.onApplicationShutdown();
    await expect(held.printed).rejects.toMatchObject(busy);
    await expect(behind).rejects.toMatchObject(busy);
    await expect(printWorker.print(document, 'fine', 2)).rejects.toMatchObject(busy);
  });
});
