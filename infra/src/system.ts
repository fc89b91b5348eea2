import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { readReadiness } from '../../contracts/src/health/endpoints.ts';
import { readShop } from '../../contracts/src/shop/endpoints.ts';
import { drawPictures } from './build.ts';
import { log } from './log.ts';
import { defaultDataFolder, inRepo } from './paths.ts';
import { freePort, nextFreePort } from './ports.ts';
import { copyPostgres } from './postgres/copy-postgres.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import type { Postgres } from './postgres/start-postgres.ts';
import { namesDatabase, shopEnvironment } from './run/environment.ts';
import { keepOwner, keptOwner, ownerIn } from './run/first-owner.ts';
import type { Owner } from './run/first-owner.ts';
import { capture } from './run/run-to-end.ts';
import { startService } from './run/service.ts';
import type { Service } from './run/service.ts';
import { until } from './wait.ts';

/** Where Node keeps what it compiled: a second of each start of the shop. */
const COMPILED = inRepo('node_modules/.cache/compiled');

/** What a request leaves behind dies young in it, instead of being copied to live longer: MB. */
const ROOM = ['--max-semi-space-size=32'];

export interface SystemOptions {
  /** The port of the shop's address; the next free one is taken when it is not. Default: any free one. */
  port?: number;
  backendPort?: number;
  backendPrivatePort?: number;
  frontendPrivatePort?: number;
  /** A PostgreSQL of your own (the serving role's address); otherwise an embedded one in `dataFolder`. */
  databaseUrl?: string;
  /** Like `npm test`'s database: quick, and not durable. */
  fastDatabase?: boolean;
  /** Added to what the processes read; wins over the environment we run in. */
  env?: Record<string, string>;
  dataFolder?: string;
  /** The data folder is a copy of one that a shop of this build has filled (`copyShop`): nothing is left to do. */
  filled?: boolean;
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
  /** Starts one process afresh on what was built since; the backend's migrations run before it. */
  restart(part: 'backend' | 'frontend'): Promise<void>;
}

/**
 * Starts the built shop: database, migrations, demonstration data, backend, frontend. Resolves when the shop answers.
 * Throws when a part does not start; then nothing is left running.
 */
export async function startSystem(options: SystemOptions = {}): Promise<System> {
  const dataFolder = path.resolve(options.dataFolder ?? defaultDataFolder);
  const onLine = options.onLine ?? log;
  const given: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...options.env };
  if (options.databaseUrl !== undefined) given['DATABASE_URL'] = options.databaseUrl;
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
    if (!options.filled && (postgres !== undefined || env['SEED_DEMO'] === 'true')) {
      await drawPictures();
      await runJob('seed', env, watchLine);
    }

    const privateUrl = `http://127.0.0.1:${backendPrivatePort}`;
    const backend = startService({
      name: 'backend',
      args: [...ROOM, '--enable-source-maps', 'dist/main.js'],
      cwd: inRepo('backend'),
      // The backend's only client is the frontend beside it, which says for whom it asks.
      env: { ...env, TRUST_PROXY: '127.0.0.1' },
      onLine: watchLine,
    });
    stops.push(() => backend.stop());
    await untilAnswers(backend, 'backend', privateUrl + readReadiness.path);

    const frontend = startService({
      name: 'frontend',
      args: [...ROOM, 'server.ts'],
      cwd: inRepo('frontend'),
      env,
      onLine: watchLine,
    });
    stops.push(() => frontend.stop());
    const url = `http://localhost:${frontendPort}`;
    await untilAnswers(frontend, 'frontend', url + readShop.path);

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
      async restart(part) {
        if (part === 'frontend') return frontend.restart();
        await runJob('migrate', env, onLine);
        await backend.restart();
      },
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
  const { code, output, errors } = await capture(['--enable-source-maps', `dist/${name}.js`], {
    cwd: inRepo('backend'),
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  if (code !== 0) throw new Error(`${name} failed (${code}):\n${output}`);
  for (const line of errors.split('\n').filter((text) => text !== '')) onLine(`[${name}] ${line}`);
}

async function untilAnswers(service: Service, name: string, address: string): Promise<void> {
  const isUp = await until(
    async () =>
      service.failed() ||
      (await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )),
    { within: 60_000, every: 50 },
  );
  if (!isUp || service.failed())
    throw new Error(`The ${name} did not come up (${address}); its log says why.`);
}
