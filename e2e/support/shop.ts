import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { test as base, type TestInfo } from '@playwright/test';

import { startIdentityServer } from '../../backend/test/support/servers/identity-server.ts';
import { finishOpenId } from '../../contracts/src/accounts/endpoints.ts';

import { copyShop, startSystem, type System, type SystemOptions } from '../../infra/src/system.ts';
import { startLateListener, type LateListener } from './late-listener.ts';
import { ownPort } from './own-port.ts';
import { liftOrderLimits } from './settings.ts';

/** What was written from the start of the shop to now. */
export interface Logs {
  /** Of backend, frontend and jobs. */
  processes: string;
  postgres: string;
}

/** The folder of the shop that was filled before the first test. */
function filledShop(): string {
  const folder = process.env['FILLED_SHOP'];
  if (!folder)
    throw new Error(
      'No shop was filled (FILLED_SHOP): run the browser tests from the root, npm test -- e2e.',
    );
  return folder;
}

/** A whole shop on any free ports with the demonstration in it, quick and gone afterwards. */
async function runShop(
  {
    workerIndex,
    parallelIndex,
    testId,
  }: Pick<TestInfo, 'workerIndex' | 'parallelIndex'> & { testId?: string },
  use: (shop: System, logs: () => Logs) => Promise<void>,
  options: Pick<SystemOptions, 'port' | 'env' | 'copies' | 'copyEnv' | 'fastDatabase' | 'isEmpty'> = {},
): Promise<void> {
  const name = ['shop', workerIndex, testId].filter((part) => part !== undefined).join('-');
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'shop-e2e-'));
  const logFile = path.join(import.meta.dirname, '../test-results', `${name}.log`);
  mkdirSync(path.dirname(logFile), { recursive: true });
  const onLine = (line: string) => appendFileSync(logFile, `${line}\n`);
  try {
    if (!options.isEmpty) await copyShop(filledShop(), dataFolder);
    const ports = {
      port: await ownPort(parallelIndex),
      backendPort: await ownPort(parallelIndex),
      backendPrivatePort: await ownPort(parallelIndex),
      frontendPrivatePort: await ownPort(parallelIndex),
      portOfCopy: () => ownPort(parallelIndex),
    };
    const copied = { dataFolder, filled: !options.isEmpty, fastDatabase: true };
    const shop = await startSystem({ ...copied, onLine, ...ports, ...options });
    try {
      await liftOrderLimits(shop);
      await use(shop, () => ({
        processes: readFileSync(logFile, 'utf8'),
        postgres: readFileSync(path.join(dataFolder, 'postgres/server.log'), 'utf8'),
      }));
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** ms; a busy machine starts a shop in a minute. */
const STARTS_WITHIN = 90_000;

/** The tests of a worker share a shop, one after the other; each makes the data it speaks of. */
export const test = base.extend<object, { shop: System }>({
  shop: [async ({}, use, worker) => runShop(worker, use), { scope: 'worker', timeout: STARTS_WITHIN }],
  baseURL: async ({ shop }, use) => use(shop.url),
});

/** For a shop that nobody has set up: nothing is in it but its first owner. */
export const testEmpty = base.extend<{ shop: System }>({
  shop: [async ({}, use, info) => runShop(info, use, { isEmpty: true }), { timeout: STARTS_WITHIN }],
  baseURL: async ({ shop }, use) => use(shop.url),
});

/** For tests that close the season or kill the database: the same, with a shop of the test's own. */
export const testAlone = base.extend<{ shop: System }>({
  shop: [async ({}, use, info) => runShop(info, use), { timeout: STARTS_WITHIN }],
  baseURL: async ({ shop }, use) => use(shop.url),
});

/** The same, whose processes write all that they have to say, for who reads it. */
export const testWithLogs = base.extend<{ loud: { shop: System; logs: () => Logs } }>({
  loud: [
    async ({}, use, info) =>
      runShop(info, (shop, logs) => use({ shop, logs }), { env: { LOG_LEVEL: 'debug' } }),
    { timeout: STARTS_WITHIN },
  ],
});

/** For the tests of a file: the same, with an OpenID Connect provider at which staff may sign in. */
export const testWithProvider = base.extend<object, { shop: System }>({
  shop: [
    async ({}, use, worker) => {
      const port = await ownPort(worker.parallelIndex);
      const provider = await startIdentityServer(`http://localhost:${port}${finishOpenId.path}`);
      const { issuer, clientId, clientSecret, name } = provider.config;
      const env = {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: name,
      };
      await runShop(worker, use, { port, env });
      await provider.close();
    },
    { scope: 'worker', timeout: STARTS_WITHIN },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

/** The same, whose day is the test's: it begins today, and moves by `clock.set`. */
export const testWithClock = testAlone.extend<{ shop: System; clock: { set(day: string): Promise<void> } }>({
  shop: [
    async ({}, use, info) => {
      const file = movedClock(info.testId);
      writeFileSync(file, '0');
      const preload = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.ts')).href;
      const env = { MOVED_CLOCK: file, NODE_OPTIONS: `--import ${preload}` };
      await runShop(info, use, { env });
      rmSync(file);
    },
    { scope: 'test', timeout: STARTS_WITHIN },
  ],
  clock: async ({ page }, use, { testId }) => {
    await use({
      set: async (day) => {
        const noon = new Date(`${day}T12:00:00+05:30`);
        // Renamed into place: a process that reads a file half written would be back on today.
        const file = movedClock(testId);
        writeFileSync(`${file}.next`, String(noon.getTime() - Date.now()));
        renameSync(`${file}.next`, file);
        await page.clock.setFixedTime(noon);
      },
    });
  },
});

/**
 * Backend and frontend in two copies each, for the tests of a file. The second backend may hear late what the database
 * announces. The database is durable: it is killed while orders come in.
 */
export const testOnCopies = base.extend<object, { shop: System; late: LateListener }>({
  late: [
    async ({}, use) => {
      const late = await startLateListener();
      await use(late);
      late.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ late }, use, worker) =>
      runShop(worker, use, {
        copies: 2,
        fastDatabase: false,
        copyEnv: (part, at, env) =>
          part === 'backend' && at === 1 ? { DATABASE_URL: late.through(env['DATABASE_URL'] ?? '') } : {},
      }),
    { scope: 'worker', timeout: STARTS_WITHIN },
  ],
});

/** What its processes read their hour from. */
const movedClock = (testId: string) => path.join(os.tmpdir(), `shop-e2e-clock-${testId}`);

export { expect } from '@playwright/test';
