import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildAll } from '../build.ts';
import { withClient } from '../postgres/client.ts';
import { startPostgres, type Postgres } from '../postgres/start-postgres.ts';
import { startSystem, type System } from '../system.ts';
import type { Target } from './load.ts';
import { orderMaker } from './orders.ts';

/** What every part of the benchmark plays on: the built shop on a fresh database with the demonstration shop. */
export interface Stage {
  shop: System;
  postgres: Postgres;
  folder: string;
  /** How long each figure is measured. */
  seconds: number;
  owner: { email: string; password: string };
  newOrder: () => string;
  /** A shop on a database by another address; whoever starts it stops it. */
  shopOn(databaseUrl: string): Promise<System>;
  clear(): Promise<void>;
}

export const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
export const ORDER = { method: 'POST', path: '/api/public/orders' } as const;

export const print = (line = ''): void => void process.stdout.write(`${line}\n`);

export async function setStage(seconds: number): Promise<Stage> {
  await buildAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), database: 'shop' });
  const clear = async (): Promise<void> => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const secret = (): string => randomBytes(32).toString('hex');
  const owner = { email: 'owner@bench.example', password: secret() };
  const shopOn = (databaseUrl: string): Promise<System> =>
    startSystem({
      databaseUrl,
      dataFolder: folder,
      env: {
        MIGRATION_DATABASE_URL: postgres.migrationUrl,
        SEED_DEMO: 'true',
        LOG_LEVEL: 'error',
        OWNER_EMAIL: owner.email,
        OWNER_PASSWORD: owner.password,
        // Orders come from many households, and the bench stands where the proxy in front of the shop would.
        TRUST_PROXY: '127.0.0.1',
        STAFF_JWT_SECRET: secret(),
        REFERRER_JWT_SECRET: secret(),
      },
    });
  try {
    const shop = await shopOn(postgres.url);
    // Enough on the shelf for every order of the run.
    await withClient(postgres.migrationUrl, (client) =>
      client.query('UPDATE product SET stock = 1000000000'),
    );
    return { shop, postgres, folder, seconds, owner, newOrder: await orderMaker(shop.url), shopOn, clear };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** Orders of 30 lines, each another household's, at an address that takes them. */
export function orderAt(origin: string, newOrder: () => string): Target {
  return {
    url: origin + ORDER.path,
    method: ORDER.method,
    headers: JSON_HEADERS,
    body: newOrder,
    fromAnywhere: true,
  };
}

/** The cookies of a member of staff. */
export async function signIn({ shop, owner }: Stage): Promise<string> {
  const answer = await fetch(`${shop.url}/api/public/staff-session`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(owner),
  });
  if (!answer.ok) throw new Error(`The owner’s sign-in was answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
