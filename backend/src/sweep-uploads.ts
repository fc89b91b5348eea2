import { MikroORM } from '@mikro-orm/postgresql';
import { readConfig } from './config/config.ts';
import { PostgresUploads } from './features/uploads/adapters/postgres/postgres-uploads.ts';
import { objectStoreOf } from './features/uploads/adapters/store/object-store-of.ts';
import { SweepUploads } from './features/uploads/application/sweep-uploads.ts';
import { Database } from './persistence/database.ts';
import { ormOptions } from './persistence/orm-options.ts';
import { PATIENT } from './persistence/time-outs.ts';
import { SystemClock } from './shared/clock.ts';

/** `node dist/sweep-uploads.js`: removes from the object store what no upload knows. */
const config = readConfig(process.env);
const orm = await MikroORM.init(ormOptions(config.databaseUrl, 1, [], PATIENT));
try {
  const uploads = new PostgresUploads(new Database(orm.em));
  const sweep = new SweepUploads(objectStoreOf(config.objectStore), uploads, new SystemClock());
  process.stdout.write(`${await sweep.execute()} objects removed\n`);
} finally {
  await orm.close(true);
}
