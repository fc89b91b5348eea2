import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { MOST_ORDERS, MOST_PAISE } from '@shop/contracts/rules/limits';
import type { OrderLimits } from '@shop/contracts/rules/orders/order-limits';
import type { Role } from '@shop/contracts/rules/permissions';
import { AppModule } from '../../src/app/app.module.ts';
import type { Config } from '../../src/config/config.ts';
import { APPLICATION, configureHttp, fastifyAdapter } from '../../src/app/create-app.ts';
import { Argon2PasswordHasher } from '../../src/features/accounts/adapters/crypto/argon2-password-hasher.ts';
import { PasswordHasher } from '../../src/features/accounts/domain/password-hasher.ts';
import { SharpPictureEncoder } from '../../src/features/uploads/adapters/sharp/sharp-picture-encoder.ts';
import { PictureEncoder } from '../../src/features/uploads/application/picture-encoder.ts';
import { ContentVersion } from '../../src/platform/persistence/content-version.ts';
import type { TimeOuts } from '../../src/platform/persistence/connections/time-outs.ts';
import { PrintWorker } from '../../src/platform/printing/print-worker.ts';
import { Clock } from '../../src/shared/clock.ts';
import { Caller } from './caller.ts';
import { addStaff, PASSWORD } from './people.ts';
import { SetClock } from './set-clock.ts';
import { createTestDatabase, type TestDatabase } from './database/test-database.ts';
import { testConfig } from './test-config.ts';
import type { Template } from './database/test-template.ts';

export interface BootOptions {
  template?: Template;
  /** A second copy of the backend on the database of the first; whoever made it drops it. */
  database?: TestDatabase;
  config?: Partial<Config>;
  /** How long it waits for its database. Default: so long that a busy machine does not matter. */
  timeOuts?: TimeOuts;
  /** Of the order guard; raised so far that tests of other things do not meet it. */
  limits?: OrderLimits;
  /** Puts fakes in the place of providers: `(module) => module.overrideProvider(X).useValue(fake)`. */
  override?: (module: TestingModuleBuilder) => TestingModuleBuilder;
}

export const LIFTED_LIMITS: OrderLimits = {
  orderPaise: MOST_PAISE,
  openOrdersPerPhone: MOST_ORDERS,
  openPaisePerPhone: MOST_PAISE,
  ordersPerAddress: MOST_ORDERS,
  ordersPerDevice: MOST_ORDERS,
  ordersPerReferrer: MOST_ORDERS,
  reservePaise: MOST_PAISE,
  reserveHours: 48,
  breakerPercent: 100,
  breakerMinutes: 10,
  breakerOrders: MOST_ORDERS,
  strangersPercent: 100,
  strangersUnits: MOST_ORDERS,
};

/**
 * A busy machine starts a thread, or serves fifty at once, in seconds: how long somebody waits has tests of its own,
 * which ask for the shop's own bounds or try the part alone. ms
 */
const TIMEOUT = 20_000;
const UNHURRIED: TimeOuts = {
  acquire: TIMEOUT,
  lock: TIMEOUT,
  statement: TIMEOUT,
  idleInTransaction: TIMEOUT,
  silence: 25_000,
};

/** The whole backend on a real PostgreSQL, with a clock that the test sets. */
export interface TestShop {
  app: NestFastifyApplication;
  database: TestDatabase;
  clock: SetClock;
  /** A visitor without cookies, from this machine or from another address. */
  visitor(address?: string): Caller;
  /** A member of staff who signed in by e-mail and password. */
  staff(role?: Role): Promise<Caller>;
  /** Changes public content, and waits until this copy has been notified of it. */
  awaitContentChange(change: () => Promise<unknown>): Promise<void>;
  changeContent(sql: string, values?: unknown[]): Promise<void>;
  close(): Promise<void>;
}

export async function bootShop(options: BootOptions = {}): Promise<TestShop> {
  const database = options.database ?? (await createTestDatabase(options.template));
  await database.query("UPDATE setting SET value = $1::jsonb WHERE section = 'limits'", [
    JSON.stringify(options.limits ?? LIFTED_LIMITS),
  ]);
  const config = testConfig(database.url, options.config);
  const clock = new SetClock();
  const builder = Test.createTestingModule({
    imports: [AppModule.with(config, options.timeOuts ?? UNHURRIED)],
  })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(PrintWorker)
    .useFactory({ factory: () => new PrintWorker({ timeout: TIMEOUT, job: 30_000 }) })
    .overrideProvider(PasswordHasher)
    .useFactory({ factory: () => new Argon2PasswordHasher(TIMEOUT) })
    .overrideProvider(PictureEncoder)
    .useFactory({ factory: () => new SharpPictureEncoder(TIMEOUT) });
  const module = await (options.override?.(builder) ?? builder).compile();
  const app = module.createNestApplication<NestFastifyApplication>(fastifyAdapter(config), {
    ...APPLICATION,
    logger: false,
  });
  await configureHttp(app, config);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  const visitor = (address?: string) => new Caller(app, address);
  const awaitContentChange = async (change: () => Promise<unknown>) => {
    const received: string[] = [];
    const stop = app.get(ContentVersion).watch((version) => received.push(version));
    const mark = await receivedMark(database, received);
    await change();
    while (received.at(-1) === mark) await sleep(5);
    stop();
  };
  return {
    app,
    database,
    clock,
    visitor,
    async staff(role = 'owner') {
      const caller = visitor();
      const { email } = await addStaff(database, role);
      await caller.post('/api/public/staff-session', { email, password: PASSWORD });
      return caller;
    },
    awaitContentChange,
    changeContent: (sql, values) => awaitContentChange(() => database.query(sql, values)),
    async close() {
      await app.close();
      if (!options.database) await database.drop();
      // A folder that the test named is the test's own.
      const { objectStore } = config;
      if (!options.config?.objectStore && objectStore.kind === 'folder') {
        await rm(objectStore.folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Announces a version until it is received; what comes next is of a later change. On a busy machine the copy may be listening
 * anew just then, and what was announced meanwhile never comes.
 */
async function receivedMark(database: TestShop['database'], received: readonly string[]): Promise<string> {
  for (;;) {
    const [mark] = await database.query<{ version: string }>(
      "SELECT version, pg_notify('content', version) FROM (SELECT nextval('content_version')::text AS version) mark",
    );
    const asksAgainAt = Date.now() + 2_000;
    while (Date.now() < asksAgainAt) {
      if (mark && received.includes(mark.version)) return mark.version;
      await sleep(5);
    }
  }
}
