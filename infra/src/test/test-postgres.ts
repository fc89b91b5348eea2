import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { defaultDataFolder } from '../paths.ts';
import { isAlive } from '../postgres/server-process.ts';
import { removePostgres, startPostgres } from '../postgres/start-postgres.ts';

const folder = path.join(defaultDataFolder, 'test');

/** A PostgreSQL for one run of the tests: new, quick, and gone afterwards. Two runs at once don't meet. */
export async function startTestPostgres(): Promise<{ superuserUrl: string; stop(): Promise<void> }> {
  if (process.env['TEST_DATABASE_URL']) {
    return { superuserUrl: process.env['TEST_DATABASE_URL'], stop: () => Promise.resolve() };
  }
  await removeOfKilledRuns();
  const own = path.join(folder, String(process.pid));
  const postgres = await startPostgres({ folder: own, settings: 'fast' });
  return {
    superuserUrl: postgres.superuserUrl,
    async stop() {
      await postgres.stop();
      rmSync(own, { recursive: true, force: true });
    },
  };
}

async function removeOfKilledRuns(): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!isAlive(Number(name))) await removePostgres(path.join(folder, name));
  }
}
