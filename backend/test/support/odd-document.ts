import type { PrintedDocument } from '../../src/platform/printing/printed-document.ts';

let printed = 0;

/** Does to the print worker what no document should: it hangs, dies, fails, or waits until the gate is opened. */
export const document: PrintedDocument<
  [what: 'fine' | 'hang' | 'die' | 'fail' | 'wait', mark?: unknown, gate?: Int32Array]
> = {
  address: import.meta.url,
  set(what, _mark, gate) {
    if (what === 'hang') for (;;);
    if (what === 'die') process.exit(3);
    if (what === 'fail') throw new Error('no ink');
    if (what === 'wait' && gate) Atomics.wait(gate, 0, 0);
    printed += 1;
    return Promise.resolve(Uint8Array.of(printed));
  },
};
