// `npm run reconcile`: compares the shop's ledgers with what is kept beside them, and prints every difference.
import path from 'node:path';

import { buildBackend, buildContracts } from './build.ts';
import { defaultDataFolder, inRepo } from './paths.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { loadEnvFile } from './run/environment.ts';
import { capture } from './run/run-to-end.ts';

loadEnvFile();
await buildContracts();
await buildBackend();
const embedded = process.env['DATABASE_URL']
  ? undefined
  : await startPostgres({ folder: path.join(defaultDataFolder, 'postgres'), database: 'shop' });
try {
  const { code, output } = await capture(['dist/reconcile.js'], {
    cwd: inRepo('backend'),
    env: { ...process.env, DATABASE_URL: process.env['DATABASE_URL'] ?? embedded?.url },
  });
  process.stdout.write(output);
  process.exitCode = code ?? 1;
} finally {
  await embedded?.stop();
}
