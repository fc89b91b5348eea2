// `npm run migration -- NAME`: writes the migration that brings the tables to what the entities say.
import { rmSync } from 'node:fs';
import path from 'node:path';

import { buildBackend, buildContracts } from './build.ts';
import { inRepo } from './paths.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { bareEnvironment } from './run/environment.ts';
import { endOf } from './run/run-to-end.ts';
import { makeScratch } from './test/scratch.ts';

await buildContracts();
await buildBackend();
const scratch = await makeScratch();
const postgres = await startPostgres({ folder: scratch.postgres, settings: 'fast', database: 'shop' });
try {
  const end = await endOf(['--no-warnings', 'dist/operations/write-migration.js', ...process.argv.slice(2)], {
    cwd: inRepo('backend'),
    env: { ...bareEnvironment(), MIGRATION_DATABASE_URL: postgres.migrationUrl },
  });
  process.exitCode = typeof end === 'number' ? end : 1;
} finally {
  await postgres.stop();
  rmSync(path.dirname(scratch.postgres), { recursive: true, force: true });
}
