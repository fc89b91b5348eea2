import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { defaultDataFolder, inRepo } from '../paths.ts';
import { isAlive } from '../postgres/server-process.ts';
import { removePostgres } from '../postgres/start-postgres.ts';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes; a whole run of the tests takes a quarter of them. */
const ROOM = 4 * 1024 ** 3;

/** Whether there is room for files in memory, and memory for them beside the browsers. */
function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(IN_MEMORY)) return false;
  try {
    accessSync(IN_MEMORY, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM && Math.min(os.freemem(), process.availableMemory()) >= 2 * ROOM;
}

/** What one run of the tests writes; two runs at once don't meet. */
export interface Scratch {
  /** For its PostgreSQL. */
  postgres: string;
  /** What its processes write their temporary files by. */
  env: NodeJS.ProcessEnv;
}

/**
 * Makes a folder for what is gone when this process ends: in memory where the machine has plenty, as a shop is copied for a test
 * and a database for each file, thousands of files each; else on the disk. Removes what killed runs left.
 */
export async function makeScratch(): Promise<Scratch> {
  const inMemory = hasRoomInMemory();
  const folder = inMemory
    ? path.join(IN_MEMORY, `shop-tests-${os.userInfo().uid}`)
    : path.join(defaultDataFolder, 'test');
  await removeOfKilledRuns(folder);
  const own = path.join(folder, String(process.pid));
  const temporary = path.join(own, 'tmp');
  // The server's own account walks through it.
  mkdirSync(temporary, { recursive: true, mode: 0o711 });
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  return {
    postgres: path.join(own, 'postgres'),
    env: {
      FILLED_SHOP: path.join(own, 'filled'),
      // On the disk the system's own is as good, and its name is short enough for the sockets in it.
      ...(inMemory && { TMPDIR: temporary }),
      // What Playwright compiled serves the next run.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: inRepo('node_modules/.cache/playwright'),
    },
  };
}

async function removeOfKilledRuns(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (isAlive(Number(name))) continue;
    await removePostgres(path.join(folder, name, 'postgres'));
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
