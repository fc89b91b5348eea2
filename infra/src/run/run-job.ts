import path from 'node:path';

import { buildBackend, buildContracts } from '../build.ts';
import { log } from '../log.ts';
import { defaultDataFolder, inRepo } from '../paths.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import type { Postgres } from '../postgres/start-postgres.ts';
import { loadEnvFile, namesDatabase, shopEnvironment } from './environment.ts';
import { endOf } from './run-to-end.ts';

interface JobOptions {
  /** Looks at the settings as `npm start` does, which runs the shop for real. */
  production?: boolean;
  /** An embedded database that does not start is the program's to tell of. */
  withoutDatabase?: boolean;
}

/**
 * Runs one of the backend's programs that end, on the shop's own data, with this terminal's input and output; so is its
 * exit code.
 */
export async function runJob(
  name: string,
  { production = false, withoutDatabase = false }: JobOptions = {},
): Promise<void> {
  const args = process.argv.slice(2);
  loadEnvFile();
  await buildContracts();
  await buildBackend();
  const isAsked = args.includes('--help') || args.includes('-h');
  const postgres = namesDatabase(process.env) || isAsked ? undefined : await startEmbedded(withoutDatabase);
  try {
    const nowhere = {
      backendPort: 3001,
      backendPrivatePort: 3002,
      frontendPort: 3000,
      frontendPrivatePort: 3003,
    };
    const places = { dataFolder: defaultDataFolder, postgres, ...nowhere, production };
    const end = await endOf([`dist/operations/${name}.js`, ...args], {
      cwd: inRepo('backend'),
      env: shopEnvironment(process.env, places),
      stdio: 'inherit',
    });
    process.exitCode = typeof end === 'number' ? end : 1;
  } finally {
    await postgres?.stop();
  }
}

async function startEmbedded(withoutDatabase: boolean): Promise<Postgres | undefined> {
  try {
    return await startPostgres({ folder: path.join(defaultDataFolder, 'postgres'), database: 'shop' });
  } catch (error) {
    if (!withoutDatabase) throw error;
    log(`The embedded database does not start: ${(error as Error).message}\n`);
    return undefined;
  }
}
