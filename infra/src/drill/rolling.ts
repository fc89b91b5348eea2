import path from 'node:path';

import { startPostgres } from '../postgres/start-postgres.ts';
import { assert, say, type Drill } from './drill.ts';
import { assertReconciled, inFolder, openShop } from './stage.ts';
import { assertEachOnce, sendSteadily, SOON } from './steady-orders.ts';

/** Two copies of each part, started afresh one after the other for as long as orders come in. */
export const rolling: Drill = {
  name: 'rolling',
  says: 'all copies are started afresh, one by one, again and again during a minute of orders (--minutes)',
  needs: [],
  run: ({ minutes = 1 }) =>
    inFolder(async (folder, later) => {
      const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), database: 'shop' });
      later(() => postgres.stop());
      const shop = await openShop(path.join(folder, 'shop'), postgres, {}, { copies: 2 });
      later(() => shop.stop());
      try {
        const orders = await sendSteadily(shop.url, 5, postgres.migrationUrl);
        const end = Date.now() + minutes * 60_000;
        let times = 0;
        while (Date.now() < end) {
          for (const part of ['backend', 'frontend'] as const) await shop.restart(part);
          times++;
        }
        const all = await orders.stop();
        say(`every copy was started afresh ${times} times`);
        await assertEachOnce(all, postgres.migrationUrl);
        assert(Object.keys(all.repeated).length === 0, 'A request was refused.');
        assert(all.slowest < SOON, 'Somebody waited longer than 3 s for an answer.');
        await assertReconciled(postgres.url);
      } catch (error) {
        for (const line of shop.lines.slice(-10)) say(`  ${line}`);
        throw error;
      }
    }),
};
