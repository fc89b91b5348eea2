import type { Paper } from '../../src/platform/printing/paper.ts';

let printed = 0;

/** Does to the print worker what no paper should: it hangs, dies, fails, or waits until the gate is opened. */
export const paper: Paper<
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
