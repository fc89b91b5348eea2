import { existsSync } from 'node:fs';
import path from 'node:path';

import { inRepo } from '../paths.ts';
import type { Postgres } from '../postgres/start-postgres.ts';
import { demonstrationSecrets } from './secrets.ts';

/** Loads `.env` from the repository's root when there is one; what is set already wins. */
export function loadEnvFile(): void {
  if (existsSync(inRepo('.env'))) process.loadEnvFile(inRepo('.env'));
}

/** By what a process finds a database, all unset: for whatever must not work on the real shop's. */
export const noDatabase = {
  DATABASE_URL: undefined,
  DATABASE_URL_FILE: undefined,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_DIRECT_URL_FILE: undefined,
  DATABASE_HOSTS: undefined,
  MIGRATION_DATABASE_URL: undefined,
  MIGRATION_DATABASE_URL_FILE: undefined,
} as const;

/** What a system is given: a database that is named to it is the only one, whatever the environment around says. */
export function givenEnvironment(
  around: NodeJS.ProcessEnv,
  { databaseUrl, env }: { databaseUrl?: string; env?: Record<string, string> },
): NodeJS.ProcessEnv {
  if (databaseUrl === undefined) return { ...around, ...env };
  return { ...around, ...noDatabase, ...env, DATABASE_URL: databaseUrl };
}

export interface Places {
  dataFolder: string;
  /** The embedded server, when it is ours. */
  postgres: Pick<Postgres, 'url' | 'migrationUrl'> | undefined;
  backendPort: number;
  backendPrivatePort: number;
  frontendPort: number;
  frontendPrivatePort: number;
  production: boolean;
}

/** What the shop's processes read, from what was set and what the launcher knows. */
export function shopEnvironment(given: NodeJS.ProcessEnv, places: Places): NodeJS.ProcessEnv {
  const {
    dataFolder,
    postgres,
    backendPort,
    backendPrivatePort,
    frontendPort,
    frontendPrivatePort,
    production,
  } = places;
  const database =
    postgres === undefined
      ? ownerDatabase(given)
      : {
          ...noDatabase,
          DATABASE_URL: postgres.url,
          MIGRATION_DATABASE_URL: postgres.migrationUrl,
          // For whoever looks how much room is left on its disk.
          EMBEDDED_DATABASE_FOLDER: path.join(dataFolder, 'postgres'),
        };
  return {
    PUBLIC_URL: `http://localhost:${frontendPort}`,
    OBJECT_STORE_FOLDER: path.join(dataFolder, 'objects'),
    BACKUP_FOLDER: path.join(dataFolder, 'backups'),
    // A demonstration's terminal shows the address and what goes wrong, not every request.
    ...(postgres === undefined
      ? {}
      : { LOG_LEVEL: 'warn', ...unlessInFiles(demonstrationSecrets(dataFolder), given) }),
    ...given,
    ...database,
    NODE_ENV: production ? 'production' : 'development',
    BACKEND_PORT: String(backendPort),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    BACKEND_PRIVATE_PORT: String(backendPrivatePort),
    BACKEND_PRIVATE_URL: `http://127.0.0.1:${backendPrivatePort}`,
    PORT: String(frontendPort),
    FRONTEND_PRIVATE_PORT: String(frontendPrivatePort),
  };
}

/** Whether a database of one's own is named, by its address or by a file that holds it. */
export function namesDatabase(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env['DATABASE_URL'] || env['DATABASE_URL_FILE']);
}

/** Without an owner of its own the serving role migrates. */
function ownerDatabase(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { MIGRATION_DATABASE_URL: owner, DATABASE_DIRECT_URL: direct, DATABASE_URL: serving } = given;
  if (given['MIGRATION_DATABASE_URL_FILE'] || (!owner && given['DATABASE_DIRECT_URL_FILE'])) return {};
  // Not through a pooler, which keeps no lock for a session.
  return { MIGRATION_DATABASE_URL: owner || direct || serving };
}

function unlessInFiles(secrets: Record<string, string>, given: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => !given[`${name}_FILE`]));
}
