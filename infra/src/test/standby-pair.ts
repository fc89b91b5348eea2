// A PostgreSQL and a standby that follows it, for a test of the backend's: one line of JSON says where they are. `kill` and
// `revive` on stdin are the standby's, each answered by a line; at stdin's end both are gone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { startStandby } from '../postgres/copy-postgres.ts';
import { removePostgres, startPostgres } from '../postgres/start-postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'standby-pair-'));
const [first, second] = [path.join(folder, 'primary'), path.join(folder, 'standby')];
const print = (line: string): void => void process.stdout.write(`${line}\n`);
try {
  const primary = await startPostgres({ folder: first });
  const standby = await startStandby(primary, first, second, 'standby');
  print(JSON.stringify({ primary: primary.superuserUrl, standby: standby.superuserUrl }));
  for await (const asked of createInterface({ input: process.stdin })) {
    if (asked === 'kill') await standby.kill();
    if (asked === 'revive') await standby.revive();
    print(asked);
  }
  await Promise.all([standby.stop(), primary.stop()]);
} finally {
  await Promise.all([removePostgres(first), removePostgres(second)]);
  rmSync(folder, { recursive: true, force: true });
}
