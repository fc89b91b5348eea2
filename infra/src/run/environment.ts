import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRepo } from '../paths.ts';
import type { Postgres } from '../postgres/start-postgres.ts';
import { demonstrationSecrets } from './secrets.ts';

/** Loads `.env` from the repository's root when there is one; what is set already wins. */
export function loadEnvFile(): void {
  if (existsSync(inRepo('.env'))) process.loadEnvFile(inRepo('.env'));
}

/** What programs need of the machine they run on: where things lie, language, time zone, colours, Node and npm. */
const OF_THE_MACHINE = new RegExp(
  `^(?:${[
    'PATH|PATHEXT|HOME|USER|LOGNAME|SHELL|TERM|CI|TZ|LANG|LANGUAGE|LC_.+|TMPDIR|TMP|TEMP|XDG_.+|DISPLAY|SSL_CERT_.+',
    'NO_COLOR|FORCE_COLOR|COLORTERM|FONTCONFIG_.+|CHROMIUM_PATH|PLAYWRIGHT_.+|LD_LIBRARY_PATH|NODE_.+|NPM_.+',
    'SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|HOMEDRIVE|HOMEPATH|APPDATA|LOCALAPPDATA|PROGRAM.+',
  ].join('|')})$`,
  // On Windows it is Path, and npm_config_… on all.
  'i',
);

/**
 * The environment without any setting of a shop, for what starts one for trial: whoever runs that on the machine of the
 * real shop has its database, bucket, mail server and provider in theirs.
 */
export function bareEnvironment(around: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(around).filter(([name]) => OF_THE_MACHINE.test(name)));
}

/** The names of all settings of the shop. */
export function settingNames(): string[] {
  const example = readFileSync(inRepo('.env.example'), 'utf8');
  return [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}

/** By what a process finds a database, all unset: a shop on an embedded one reads no other. */
const noDatabase = {
  DATABASE_URL: undefined,
  DATABASE_URL_FILE: undefined,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_DIRECT_URL_FILE: undefined,
  DATABASE_REPLICA_URL: undefined,
  DATABASE_REPLICA_URL_FILE: undefined,
  DATABASE_HOSTS: undefined,
  MIGRATION_DATABASE_URL: undefined,
  MIGRATION_DATABASE_URL_FILE: undefined,
} as const;

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
