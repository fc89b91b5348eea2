import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { pause, until } from '../wait.ts';

/** How a command and the launcher of the same data folder speak: by two files, on every platform. */
const asked = (folder: string): string => path.join(folder, 'rolling-update.asked');
const going = (folder: string): string => path.join(folder, 'rolling-update.going');

type Part = 'backend' | 'frontend';

const DONE = 'done';
const FAILED = 'failed: ';
const ONE_GOES = 'A rolling update goes on already. If the shop was ended during it, start the shop again.';
const EVERY = 300;
/** ms; a launcher that runs has taken the request by then, and an update is over. */
const TAKEN_WITHIN = 5_000;
const OVER_WITHIN = 30 * 60_000;

/** Has the launcher start the copies of a part afresh whenever it is asked to. Returns the way to stop. */
export function answerRollingUpdates(
  folder: string,
  update: (part: Part, say: (line: string) => void) => Promise<void>,
): () => void {
  // Whatever went on was the matter of a launcher that is gone.
  for (const file of [asked, going]) rmSync(file(folder), { force: true });
  let busy = false;
  const timer = setInterval(() => {
    if (busy || !existsSync(asked(folder))) return;
    const part = readFileSync(asked(folder), 'utf8');
    if (part !== 'backend' && part !== 'frontend') return;
    busy = true;
    renameSync(asked(folder), going(folder));
    writeFileSync(going(folder), '');
    const say = (line: string): void => appendFileSync(going(folder), `${line}\n`);
    void update(part, say)
      .then(
        () => say(DONE),
        (error: Error) => say(FAILED + error.message.replaceAll('\n', ' ')),
      )
      .finally(() => (busy = false));
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Throws while somebody else's update of this folder's shop goes on, or has just been asked for. */
export function assertNoUpdate(folder: string): void {
  if (existsSync(asked(folder))) {
    if (Date.now() - statSync(asked(folder)).mtimeMs < TAKEN_WITHIN) throw new Error(ONE_GOES);
    rmSync(asked(folder), { force: true });
  }
  if (!existsSync(going(folder))) return;
  const last = readFileSync(going(folder), 'utf8').split('\n').at(-2) ?? '';
  if (last !== DONE && !last.startsWith(FAILED)) throw new Error(ONE_GOES);
}

/**
 * Asks the launcher of a folder for one part, and tells what it says. Throws when there is none, when another update
 * goes on, or when this one failed.
 */
export async function askForRollingUpdate(
  folder: string,
  part: Part,
  say: (line: string) => void,
): Promise<void> {
  assertNoUpdate(folder);
  claim(asked(folder), part);
  if (!(await until(() => !existsSync(asked(folder)), { within: TAKEN_WITHIN, every: EVERY }))) {
    rmSync(asked(folder), { force: true });
    throw new Error('No shop runs from this folder. Start it with `npm start`, and COPIES=2 or more.');
  }
  let told = 0;
  for (const end = Date.now() + OVER_WITHIN; Date.now() < end; await pause(EVERY)) {
    const lines = readFileSync(going(folder), 'utf8').split('\n').slice(0, -1);
    for (const line of lines.slice(told)) {
      if (line === DONE) return;
      if (line.startsWith(FAILED)) throw new Error(line.slice(FAILED.length));
      say(line);
    }
    told = lines.length;
  }
  throw new Error('The launcher has not said for half an hour that it is done; its terminal says why.');
}

/** Of two who ask in the same moment one is first. */
function claim(file: string, part: Part): void {
  try {
    writeFileSync(file, part, { flag: 'wx' });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new Error(ONE_GOES) : error;
  }
}
