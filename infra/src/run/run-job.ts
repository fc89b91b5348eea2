import path from 'node:path';

import { buildBackend, buildContracts } from '../build.ts';
import { defaultDataFolder, inRepo } from '../paths.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { loadEnvFile, shopEnvironment } from './environment.ts';
import { endOf } from './run-to-end.ts';

/** Runs one of the backend's programs that end, on the shop's own data, with its output on ours; so is its exit code. */
export async function runJob(name: string, args: string[] = []): Promise<void> {
  loadEnvFile();
  await buildContracts();
  await buildBackend();
  const postgres =
    process.env['DATABASE_URL'] || args.includes('--help')
      ? undefined
      : await startPostgres({ folder: path.join(defaultDataFolder, 'postgres'), database: 'shop' });
  try {
    const nowhere = {
      backendPort: 3001,
      backendPrivatePort: 3002,
      frontendPort: 3000,
      frontendPrivatePort: 3003,
    };
    const places = { dataFolder: defaultDataFolder, postgres, ...nowhere, production: false };
    const end = await endOf([`dist/${name}.js`, ...args], {
      cwd: inRepo('backend'),
      env: shopEnvironment(process.env, places),
    });
    process.exitCode = typeof end === 'number' ? end : 1;
  } finally {
    await postgres?.stop();
  }
}
