import { randomInt } from 'node:crypto';

import { isFree } from '../../infra/src/ports.ts';

/** Below those that the system gives to whoever asks for any. */
const FIRST = 12_000;
const EACH = 5_000;
let next = randomInt(EACH);

/** A port that no other worker takes between its choice and its use, as may happen to one that is only free. */
export async function ownPort(worker: number): Promise<number> {
  for (;;) {
    const port = FIRST + worker * EACH + (next++ % EACH);
    if (await isFree(port, '127.0.0.1')) return port;
  }
}
