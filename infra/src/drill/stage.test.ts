import { existsSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from '@jest/globals';

import { withClient } from '../postgres/client.ts';
import { inFolder } from './stage.ts';
import { assertEachOnce, type Orders } from './steady-orders.ts';

it('a stage that fails half-way stops what it started, the last first, whatever else fails, and leaves no folder', async () => {
  const stopped: string[] = [];
  let left = '';
  const failing = inFolder(async (folder, later) => {
    left = folder;
    later(() => Promise.resolve(stopped.push('database')));
    later(() => Promise.reject(new Error(`shop, ${stopped.push('shop')}`)));
    await Promise.reject(new Error('no order came'));
  });
  await expect(failing).rejects.toThrow();
  expect(stopped).toEqual(['shop', 'database']);
  expect(existsSync(left)).toBe(false);
});

it('an order that nobody sent is noticed, whatever its key', async () => {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  const name = `test_steady_orders_${process.pid}`;
  await withClient(url.href, (client) => client.query(`CREATE DATABASE ${name}`));
  const ours = new URL(url);
  ours.pathname = path.posix.join('/', name);
  try {
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const add = (it: string) =>
      withClient(ours.href, (client) => client.query('INSERT INTO orders VALUES ($1)', [it]));
    await withClient(ours.href, (client) => client.query('CREATE TABLE orders (idempotency_key uuid)'));
    await add(key);
    const orders: Orders = { taken: [key], lost: [], repeated: {}, slowest: 0, longestPause: 0, before: 0 };
    await assertEachOnce(orders, ours.href);
    await add(other);
    await expect(assertEachOnce(orders, ours.href)).rejects.toThrow('1 orders came that nobody sent');
  } finally {
    await withClient(url.href, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
});
