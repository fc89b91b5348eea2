import { fileURLToPath } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { ownerUrlIn, runCommand } from './commands/command.ts';
import { readConfig } from '../config/config.ts';
import { objectStoreOf } from '../features/uploads/adapters/store/object-store-of.ts';
import { Database } from '../platform/persistence/database.ts';
import { ormOptions } from '../platform/persistence/connections/orm-options.ts';
import { fillDemoShop, isFilled } from '../demo/fill-demo-shop.ts';
import { storePictures } from '../demo/pictures.ts';
import { OPERATOR_TIMEOUTS } from '../platform/persistence/connections/time-outs.ts';

const HELP = `npm run seed -- [--dry-run]

Fills an empty database with the demonstration shop (price list, places, posts, settings, pictures), as the role that owns
the tables (MIGRATION_DATABASE_URL). A shop that has a category stays as it is.

  --dry-run   says whether it would be filled, changes nothing

Exit code: 0 done, or there was nothing to do, 1 it failed, 64 the command was called wrongly.
`;

/**
 * `node dist/operations/seed.js`: fills an empty database with the demonstration shop, as its owner: the serving role may not write
 * most of it. A filled one stays as it is.
 */
const options = { 'dry-run': { type: 'boolean' } } as const;
await runCommand({ help: HELP, options }, async ({ values, say, env }) => {
  const config = readConfig(env);
  const folder = fileURLToPath(new URL('../../demo', import.meta.url));
  const orm = await MikroORM.init(ormOptions(ownerUrlIn(env), 1, OPERATOR_TIMEOUTS));
  try {
    if (await isFilled(new Database(orm.em)))
      return say('There is a shop in this database: it stays as it is.');
    if (values['dry-run']) return say('The demonstration shop would be filled in. Nothing was changed.');
    const store = objectStoreOf(config.objectStore);
    await fillDemoShop(orm.em, folder, (pictures) => storePictures(store, folder, pictures));
    say('The demonstration shop is filled in.');
  } finally {
    await orm.close(true);
  }
});
