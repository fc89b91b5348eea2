import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { inRepo } from '../paths.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { bareEnvironment } from '../run/environment.ts';
import { capture } from '../run/run-to-end.ts';
import { until } from '../wait.ts';
import { assert, say, type Drill } from './drill.ts';
import { assertReconciled, inFolder, openShop, stopping } from './stage.ts';
import { assertEachOnce, sendSteadily, SOON } from './steady-orders.ts';

/** MB; a cluster with the demonstration takes some 150. */
const DATABASE = 400;
const BACKUPS = 1;
/** s without room. */
const FULL_FOR = 20;

/** The database's disk is full during orders, and a backup's too. */
export const fullDisk: Drill = {
  name: 'full-disk',
  says: 'the disk of the database is full during orders, then that of the backups',
  needs: ['root'],
  run: () =>
    inFolder((folder) =>
      onSmallDisk(path.join(folder, 'database'), DATABASE, (disk) =>
        stopping(async (later) => {
          const postgres = await startPostgres({ folder: path.join(disk, 'postgres'), database: 'shop' });
          later(() => postgres.stop());
          const shop = await openShop(path.join(folder, 'shop'), postgres);
          later(() => shop.stop());
          const orders = await sendSteadily(shop.url, 5, postgres.migrationUrl);
          await sleep(5_000);
          const ballast = fill(disk);
          const before = orders.soFar();
          say(`${before} orders taken; the disk of the database is full`);
          await sleep(FULL_FOR * 1000);
          say(
            `${orders.soFar() - before} orders more in ${FULL_FOR} s, in the room that PostgreSQL had already`,
          );
          for (const page of ['/', '/quick-order']) {
            assert((await fetch(shop.url + page)).ok, `${page} is not served while the disk is full.`);
          }
          rmSync(ballast);
          const freed = Date.now();
          const soFar = orders.soFar();
          assert(await until(() => orders.soFar() > soFar, { within: 60_000 }), 'No order came afterwards.');
          say(`there is room again; the next order after ${Date.now() - freed} ms`);
          const all = await orders.stop();
          await assertEachOnce(all, postgres.migrationUrl);
          assert((all.repeated['503 database-unavailable'] ?? 0) > 0, 'The disk was never full.');
          assert(all.slowest < SOON, 'Somebody waited longer than 3 s for an answer.');
          await assertReconciled(postgres.url);
          await backupOnto(
            path.join(folder, 'backups'),
            postgres.migrationUrl,
            path.join(folder, 'shop', 'objects'),
          );
        }),
      ),
    ),
};

/** A backup that finds no room says so, and leaves nothing that looks like one. */
function backupOnto(folder: string, databaseUrl: string, store: string): Promise<void> {
  return onSmallDisk(folder, BACKUPS, async (disk) => {
    const { code, output } = await capture(['dist/operations/backup.js', '--to', disk], {
      cwd: inRepo('backend'),
      env: {
        ...bareEnvironment(),
        MIGRATION_DATABASE_URL: databaseUrl,
        OBJECT_STORE_FOLDER: store,
      },
    });
    say(`backup (exit ${code}): ${output.trim().split('\n').at(-1)}`);
    assert(code !== 0 && output.includes('is full'), 'The backup did not say that the disk is full.');
    const whole = readdirSync(disk).filter((name) => !name.endsWith('.unfinished'));
    assert(whole.length === 0, `The backup left ${whole.join(', ')}.`);
  });
}

async function onSmallDisk(
  folder: string,
  megabytes: number,
  work: (disk: string) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}M`, 'tmpfs', folder]);
  try {
    await work(folder);
  } finally {
    execFileSync('umount', ['--lazy', folder]);
  }
}

/** Takes all the room there is. */
function fill(disk: string): string {
  const ballast = path.join(disk, 'ballast');
  for (let chunk = 1 << 20; chunk >= 4096; chunk >>= 4) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(chunk, 1), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  return ballast;
}
