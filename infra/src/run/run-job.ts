import path from 'node:path';

import { buildBackend, buildContracts } from '../build.ts';
import { defaultDataFolder, inRepo } from '../paths.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { loadEnvFile, shopEnvironment } from './environment.ts';
import { capture } from './run-to-end.ts';

/** Runs one of the backend's programs that end, on the shop's own data; its exit code becomes ours. */
export async function runJob(name: string): Promise<void> {
  loadEnvFile();
  await buildContracts();
  await buildBackend();
  const postgres = process.env['DATABASE_URL']
    ? undefined
    : await startPostgres({ folder: path.join(defaultDataFolder, 'postgres'), database: 'shop' });
  try {
    const nowhere = { backendPort: 3001, backendPrivatePort: 3002, frontendPort: 3000 };
    const places = { dataFolder: defaultDataFolder, postgres, ...nowhere, production: false };
    const { code, output } = await capture([`dist/${name}.js`], {
      cwd: inRepo('backend'),
      env: shopEnvironment(process.env, places),
    });
    process.stdout.write(output);
    process.exitCode = code ?? 1;
  } finally {
    await postgres?.stop();
  }
}
