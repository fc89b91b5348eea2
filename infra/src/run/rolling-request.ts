import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { pause, until } from '../wait.ts';

/** How a command and the launcher of the same data folder speak: by two files, on every platform. */
const asked = (folder: string): string => path.join(folder, 'rolling-update.asked');
const going = (folder: string): string => path.join(folder, 'rolling-update.going');

const DONE = 'done';
const FAILED = 'failed: ';
const EVERY = 300;
/** ms; a launcher that runs has taken the request by then, and an update is over. */
const TAKEN_WITHIN = 5_000;
const OVER_WITHIN = 30 * 60_000;

/** Has the launcher start its copies afresh whenever it is asked to. Returns the way to stop. */
export function answerRollingUpdates(
  folder: string,
  update: (say: (line: string) => void) => Promise<void>,
): () => void {
  rmSync(asked(folder), { force: true });
  let busy = false;
  const timer = setInterval(() => {
    if (busy || !existsSync(asked(folder))) return;
    busy = true;
    renameSync(asked(folder), going(folder));
    writeFileSync(going(folder), '');
    const say = (line: string): void => appendFileSync(going(folder), `${line}\n`);
    void update(say)
      .then(
        () => say(DONE),
        (error: Error) => say(FAILED + error.message.replaceAll('\n', ' ')),
      )
      .finally(() => (busy = false));
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Asks the launcher of a folder, and tells what it says. Throws when there is none, or when the update failed. */
export async function askForRollingUpdate(folder: string, say: (line: string) => void): Promise<void> {
  rmSync(going(folder), { force: true });
  writeFileSync(asked(folder), '');
  if (!(await until(() => existsSync(going(folder)), { within: TAKEN_WITHIN, every: EVERY }))) {
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
