import { existsSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startPostgres } from '../postgres/start-postgres.ts';
import { until } from '../wait.ts';
import { assert, say, type Drill } from './drill.ts';
import { assertReconciled, inFolder, openShop, signIn, type DrillShop } from './stage.ts';
import { assertEachOnce, sendSteadily, SOON } from './steady-orders.ts';

/** What the clock is put to, in turn, and back. */
const JUMPS = ['+1h', '-1h', '+1d', '-1d'];
/** s at each. */
const STAY = 8;
const PAGES = ['/', '/quick-order', '/crackers'];

/** The backend's clock jumps while the shop runs; PostgreSQL's and the frontend's stay right. */
export const clock: Drill = {
  name: 'clock',
  says: 'the clock of the backend jumps an hour and a day ahead and back during orders',
  needs: [{ program: 'faketime', debian: 'faketime' }],
  run: () =>
    inFolder(async (folder, later) => {
      const file = path.join(folder, 'clock');
      writeFileSync(file, '+0');
      const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').find((found) => existsSync(found));
      assert(library !== undefined, 'libfaketimeMT.so.1 is missing: apt-get install faketime.');
      const moved = {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        // What waits goes by the monotonic clock, which no operator moves.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), database: 'shop' });
      later(() => postgres.stop());
      const shop = await openShop(
        path.join(folder, 'shop'),
        postgres,
        {},
        { copyEnv: (part): Record<string, string> => (part === 'backend' ? moved : {}) },
      );
      later(() => shop.stop());
      const cookie = await signIn(shop);
      const orders = await sendSteadily(shop.url, 2, postgres.migrationUrl);
      for (const jump of [...JUMPS, '+0']) {
        writeFileSync(file, jump);
        const before = orders.soFar();
        await sleep(STAY * 1000);
        say(`clock ${jump}: ${orders.soFar() - before} orders; ${await seen(shop, cookie)}`);
        for (const page of PAGES)
          assert((await fetch(shop.url + page)).ok, `${page} is not served at ${jump}.`);
      }
      const all = await orders.stop();
      await assertEachOnce(all, postgres.migrationUrl);
      assert(all.slowest < SOON, 'Somebody waited longer than 3 s for an answer.');
      assert(
        await until(async () => (await listed(shop, await signIn(shop))) === 200, { within: 10_000 }),
        'Staff cannot work although the clock is right again.',
      );
      await assertReconciled(postgres.url);
    }),
};

/** What staff meet who signed in before, and who sign in now. */
async function seen(shop: DrillShop, before: string): Promise<string> {
  const now = await signIn(shop).then(
    (cookie) => listed(shop, cookie),
    (error: Error) => error.message,
  );
  return `staff signed in before get ${await listed(shop, before)}, signed in now ${now}`;
}

async function listed({ url }: DrillShop, cookie: string): Promise<number> {
  const answer = await fetch(`${url}/api/admin/orders`, { headers: { cookie } });
  await answer.arrayBuffer();
  return answer.status;
}
