import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { readMetrics, readReadiness } from '../../contracts/src/health/endpoints.ts';
import { encodePictures } from './build.ts';
import { log } from './log.ts';
import { defaultDataFolder, inRepo } from './paths.ts';
import { freePort, nextFreePort } from './ports.ts';
import { copyPostgres } from './postgres/copy-postgres.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import type { Postgres } from './postgres/start-postgres.ts';
import { bareEnvironment, namesDatabase, shopEnvironment } from './run/environment.ts';
import { keepOwner, keptOwner, ownerIn } from './run/first-owner.ts';
import type { Owner } from './run/first-owner.ts';
import { capture } from './run/run-to-end.ts';
import { startPart } from './run/part.ts';
import type { PartCopy } from './run/part.ts';

/** Where the frontend says that it takes requests (frontend/server/ready.ts). */
const READY = '/readyz';

/** Where the frontend tells what it counted (frontend/server/metrics/private-listener.ts). */
const FRONTEND_METRICS = '/metrics';

/** Where Node keeps what it compiled: a second of each start of the shop. */
const COMPILED = inRepo('node_modules/.cache/compiled');

/** What a request leaves behind dies young in it, instead of being copied to live longer: MB. */
export const ROOM = ['--max-semi-space-size=32'];

export interface SystemOptions {
  /** The port of the shop's address; the next free one is taken when it is not. Default: any free one. */
  port?: number;
  backendPort?: number;
  /** Named, it has the copies' own ones ten apart behind it. */
  backendPrivatePort?: number;
  frontendPrivatePort?: number;
  /** How many processes serve each of backend and frontend; with two or more something stands in front of them. Default: 1. */
  copies?: number;
  /** What one copy reads besides; for drills and tests of copies that differ. */
  copyEnv?: (part: 'backend' | 'frontend', at: number, env: NodeJS.ProcessEnv) => Record<string, string>;
  /** Where copies listen; default: any free port. */
  portOfCopy?: () => Promise<number>;
  /** A PostgreSQL of your own (the serving role's address); otherwise the one that `around` names, or an embedded one in `dataFolder`. */
  databaseUrl?: string;
  /** Like `npm test`'s database: quick, and not durable. */
  fastDatabase?: boolean;
  /** What the processes read besides; wins over `around`. */
  env?: Record<string, string>;
  /** Where the settings of the shop stand. Default: nowhere, so that a shop for trial reaches nothing that is real. */
  around?: NodeJS.ProcessEnv;
  dataFolder?: string;
  /** The data folder is a copy of one that a shop of this build has filled (`copyShop`): nothing is left to do. */
  filled?: boolean;
  /** The demonstration is not filled in. */
  isEmpty?: boolean;
  /** `development` serves sources with reload; it needs the compiled backend all the same. */
  mode?: 'production' | 'development';
  /** Gets every line of the processes; default: on stderr. */
  onLine?: (line: string) => void;
}

export interface System {
  /** Where this machine reaches the shop. */
  url: string;
  /** Where everybody else does: `PUBLIC_URL`, or the same. */
  publicUrl: string;
  backendUrl: string;
  /** Where the backend tells of its health; not reachable through the shop's address. */
  privateUrl: string;
  /** Where the frontend tells of its metrics. */
  frontendPrivateUrl: string;
  databaseUrl: string;
  migrationDatabaseUrl: string;
  /** Known when this data folder's database got its first owner from us, or when the environment names one. */
  owner: Owner | undefined;
  /** True when the first owner was made just now. */
  ownerIsNew: boolean;
  /** Stops frontend, backend and database, in this order. */
  stop(): Promise<void>;
  /** Ends the embedded database as a crash would; it stays away until `startDatabase`. */
  killDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** Starts the copies of a part afresh on what was built since, one after the other; the backend's migrations run first. */
  restart(part: 'backend' | 'frontend', say?: (line: string) => void): Promise<void>;
  copies: Record<'backend' | 'frontend', readonly PartCopy[]>;
}

/**
 * Starts the built shop: database, migrations, demonstration data, backend, frontend. Resolves when the shop answers.
 * Throws when a part does not start; then nothing is left running.
 */
export async function startSystem(options: SystemOptions = {}): Promise<System> {
  const dataFolder = path.resolve(options.dataFolder ?? defaultDataFolder);
  const onLine = options.onLine ?? log;
  const given: NodeJS.ProcessEnv = {
    NODE_COMPILE_CACHE: COMPILED,
    ...(options.around ?? bareEnvironment()),
    ...options.env,
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
  };
  mkdirSync(dataFolder, { recursive: true });

  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const stopOne of stops.splice(0).toReversed()) await stopOne();
  };
  try {
    const postgres = namesDatabase(given) ? undefined : await startEmbedded(dataFolder, options.fastDatabase);
    if (postgres !== undefined) stops.push(() => postgres.stop());

    const frontendPort = options.port === undefined ? await freePort() : await nextFreePort(options.port);
    const backendPort = options.backendPort ?? (await freePort());
    const backendPrivatePort = options.backendPrivatePort ?? (await freePort());
    const frontendPrivatePort = options.frontendPrivatePort ?? (await freePort());
    const production = options.mode !== 'development';
    const env = shopEnvironment(given, {
      dataFolder,
      postgres,
      backendPort,
      backendPrivatePort,
      frontendPort,
      frontendPrivatePort,
      production,
    });

    let newOwner: Owner | undefined;
    const watchLine = (line: string): void => {
      const owner = ownerIn(line);
      if (owner === undefined) return onLine(line);
      newOwner = owner;
      if (postgres === undefined) onLine(line);
      else keepOwner(dataFolder, owner);
    };
    if (!options.filled) await runJob('migrate', env, watchLine);
    const wantsDemo = postgres === undefined ? env['SEED_DEMO'] === 'true' : !options.isEmpty;
    if (!options.filled && wantsDemo) {
      await encodePictures();
      await runJob('seed', env, watchLine);
    }

    const privateUrl = `http://127.0.0.1:${backendPrivatePort}`;
    const { copies = 1, copyEnv = () => ({}), portOfCopy = freePort } = options;
    // Whoever stands in front of several copies looks five times a second.
    const inCopies = copies > 1 ? { DRAIN_SECONDS: given['DRAIN_SECONDS'] ?? '1' } : {};
    const alone = '127.0.0.1';
    const backend = await startPart({
      name: 'backend',
      copies,
      freePort: portOfCopy,
      listeners: [
        { host: alone, port: backendPort, names: false },
        {
          host: alone,
          port: backendPrivatePort,
          names: false,
          ownPaths: [readMetrics.path],
          ownPorts: options.backendPrivatePort !== undefined,
        },
      ],
      service: ([port, privatePort], at) => ({
        args: [...ROOM, '--enable-source-maps', 'dist/main.js'],
        cwd: inRepo('backend'),
        env: {
          ...env,
          ...inCopies,
          // The backend's only client is the frontend beside it, which says for whom it asks.
          TRUST_PROXY: alone,
          BACKEND_PORT: String(port),
          BACKEND_PRIVATE_PORT: String(privatePort),
          ...copyEnv('backend', at, env),
        },
        onLine: watchLine,
      }),
      readyAt: ([, privatePort]) => `http://${alone}:${privatePort}${readReadiness.path}`,
    });
    stops.push(() => backend.stop());

    const frontend = await startPart({
      name: 'frontend',
      copies,
      freePort: portOfCopy,
      listeners: [
        { host: given['HOST'] ?? '0.0.0.0', port: frontendPort, names: true },
        {
          host: alone,
          port: frontendPrivatePort,
          names: false,
          ownPaths: [FRONTEND_METRICS],
          ownPorts: options.frontendPrivatePort !== undefined,
        },
      ],
      service: ([port, privatePort], at) => ({
        args: [...ROOM, 'server.ts'],
        cwd: inRepo('frontend'),
        env: {
          ...env,
          ...inCopies,
          ...(copies > 1
            ? { HOST: alone, TRUST_PROXY: [given['TRUST_PROXY'], alone].filter(Boolean).join() }
            : {}),
          PORT: String(port),
          FRONTEND_PRIVATE_PORT: String(privatePort),
          ...copyEnv('frontend', at, env),
        },
        onLine: watchLine,
      }),
      readyAt: ([port]) => `http://localhost:${port}${READY}`,
    });
    stops.push(() => frontend.stop());
    const url = `http://localhost:${frontendPort}`;

    const embedded = (): Postgres => {
      if (postgres === undefined) throw new Error('The database is not embedded; it is not ours to kill.');
      return postgres;
    };
    return {
      url,
      publicUrl: new URL(env['PUBLIC_URL'] ?? url).origin,
      privateUrl,
      backendUrl: `http://127.0.0.1:${backendPort}`,
      frontendPrivateUrl: `http://127.0.0.1:${frontendPrivatePort}`,
      databaseUrl: env['DATABASE_URL'] ?? '',
      migrationDatabaseUrl: env['MIGRATION_DATABASE_URL'] ?? '',
      owner: newOwner ?? ownerFromEnvironment(given) ?? (postgres && keptOwner(dataFolder)),
      ownerIsNew: newOwner !== undefined,
      stop,
      killDatabase: () => embedded().kill(),
      startDatabase: () => embedded().revive(),
      async restart(part, say) {
        if (part === 'frontend') return frontend.restart(say);
        await runJob('migrate', env, say ?? onLine);
        await backend.restart(say);
      },
      copies: { backend: backend.copies, frontend: frontend.copies },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies the data folder of a shop that is stopped. */
export async function copyShop(from: string, to: string): Promise<void> {
  const postgres = postgresFolder(from);
  cpSync(from, to, { recursive: true, filter: (file) => file !== postgres });
  await copyPostgres(postgres, postgresFolder(to));
}

function postgresFolder(dataFolder: string): string {
  return path.join(dataFolder, 'postgres');
}

function startEmbedded(dataFolder: string, isFast = false): Promise<Postgres> {
  const folder = postgresFolder(dataFolder);
  return startPostgres({ folder, database: 'shop', settings: isFast ? 'fast' : 'durable' });
}

function ownerFromEnvironment(env: NodeJS.ProcessEnv): Owner | undefined {
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = env;
  return email && password ? { email, password } : undefined;
}

/** Runs one of the backend's jobs to its end; tells on what it warns of. Throws with what it wrote when it fails. */
async function runJob(
  name: 'migrate' | 'seed',
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<void> {
  const { code, output, errors } = await capture(['--enable-source-maps', `dist/operations/${name}.js`], {
    cwd: inRepo('backend'),
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  if (code !== 0) throw new Error(`${name} failed (${code}):\n${output}`);
  for (const line of errors.split('\n').filter((text) => text !== '')) onLine(`[${name}] ${line}`);
}
