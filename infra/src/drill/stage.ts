import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildAll } from '../build.ts';
import { inRepo } from '../paths.ts';
import { withClient } from '../postgres/client.ts';
import type { Postgres } from '../postgres/start-postgres.ts';
import { bareEnvironment } from '../run/environment.ts';
import { capture } from '../run/run-to-end.ts';
import { startSystem, type System, type SystemOptions } from '../system.ts';
import { assert, say } from './drill.ts';

type Stop = () => Promise<unknown>;

/** Does some work that starts things; what it started is stopped, the last first, however far it came. */
export async function stopping(work: (later: (stop: Stop) => void) => Promise<void>): Promise<void> {
  const stops: Stop[] = [];
  const stopAll = async (): Promise<void> => {
    const stop = stops.pop();
    if (stop === undefined) return;
    try {
      await stop();
    } finally {
      await stopAll();
    }
  };
  try {
    await work((stop) => void stops.push(stop));
  } finally {
    await stopAll();
  }
}

/** Does some work in a folder that is gone afterwards. */
export function inFolder(
  work: (folder: string, later: (stop: Stop) => void) => Promise<void>,
): Promise<void> {
  return stopping(async (later) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-drill-'));
    later(() => rm(folder, { recursive: true, force: true }));
    await work(folder, later);
  });
}

export interface DrillShop extends System {
  /** What its processes wrote. */
  lines: string[];
  owner: { email: string; password: string };
}

/** The built shop on a database of the drill's, filled, with so much on the shelf that nothing sells out. */
export async function openShop(
  folder: string,
  postgres: Pick<Postgres, 'url' | 'migrationUrl'>,
  env: Record<string, string> = {},
  options: Partial<SystemOptions> = {},
): Promise<DrillShop> {
  await buildAll();
  const secret = (): string => randomBytes(32).toString('hex');
  const owner = { email: 'owner@drill.example', password: secret() };
  const lines: string[] = [];
  const shop = await startSystem({
    databaseUrl: postgres.url,
    dataFolder: folder,
    onLine: (line) => void lines.push(line),
    ...options,
    env: {
      MIGRATION_DATABASE_URL: postgres.migrationUrl,
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      // Orders come from many households, and the drill stands where the proxy in front of the shop would.
      TRUST_PROXY: '127.0.0.1',
      STAFF_JWT_SECRET: secret(),
      REFERRER_JWT_SECRET: secret(),
      ...env,
    },
  });
  await withClient(postgres.migrationUrl, async (client) => {
    await client.query(`
      WITH more AS (UPDATE product SET stock = stock + 1000000 WHERE stock IS NOT NULL RETURNING id)
      INSERT INTO stock_entry (id, product_id, at, change, reason) SELECT uuidv7(), id, now(), 1000000, 'correction' FROM more`);
  }).catch(async (error: unknown) => {
    await shop.stop();
    throw error;
  });
  // What they wrote while they started is no fault.
  lines.length = 0;
  return { ...shop, lines, owner };
}

/** Fails unless every ledger agrees with what is kept beside it. */
export async function assertReconciled(databaseUrl: string): Promise<void> {
  const { code, output } = await capture(['dist/operations/reconcile.js'], {
    cwd: inRepo('backend'),
    env: { ...bareEnvironment(), DATABASE_URL: databaseUrl },
  });
  say(`reconcile: ${output.trim()}`);
  assert(code === 0, 'The ledgers do not agree.');
}

/** The cookies of the owner, who signs in. */
export async function signIn({ url, owner }: DrillShop): Promise<string> {
  const answer = await fetch(`${url}/api/public/staff-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(owner),
  });
  assert(answer.ok, `The owner’s sign-in was answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
