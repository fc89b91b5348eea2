import { fileURLToPath } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseUrlFrom } from './config/database-url.ts';
import { readConfig } from './config/config.ts';
import { objectStoreOf } from './features/uploads/adapters/store/object-store-of.ts';
import { ormOptions } from './persistence/orm-options.ts';
import { fillDemoShop } from './demo/fill-demo-shop.ts';
import { storePictures } from './demo/pictures.ts';
import { PATIENT } from './persistence/time-outs.ts';

/**
 * `node dist/seed.js`: fills an empty database with the demonstration shop, as its owner: the serving role may not write
 * most of it. A filled one stays as it is.
 */
const config = readConfig(process.env);
const databaseUrl = databaseUrlFrom(process.env, 'MIGRATION_DATABASE_URL', 'DATABASE_URL');
const folder = fileURLToPath(new URL('../demo', import.meta.url));
const orm = await MikroORM.init(ormOptions(databaseUrl, 1, [], PATIENT));
try {
  const store = objectStoreOf(config.objectStore);
  await fillDemoShop(orm.em, folder, (pictures) => storePictures(store, folder, pictures));
} finally {
  await orm.close(true);
}
