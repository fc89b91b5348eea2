import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Database } from '../../src/platform/persistence/database.ts';
import { AuditLog } from '../../src/shared/records/audit-log.ts';
import { DomainError } from '../../src/shared/domain-error.ts';
import { Transaction } from '../../src/shared/transaction.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

let shop: TestShop;
let database: Database;
let transaction: Transaction;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
  database = shop.app.get(Database);
  transaction = shop.app.get(Transaction);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.query('DELETE FROM throttle'));

const put = (key: string) =>
  database.run(sql`INSERT INTO throttle (key, count, resets_at) VALUES (${key}, 0, now())`);
const add = (key: string) => database.run(sql`UPDATE throttle SET count = count + 1 WHERE key = ${key}`);
const seen = () =>
  shop.database.query<{ key: string; count: number }>('SELECT key, count FROM throttle ORDER BY key');

describe('a transaction', () => {
  test('shows nothing before it ends, and everything after', async () => {
    await transaction.run(async () => {
      await put('a');
      await put('b');
      expect(await seen()).toEqual([]);
      expect(await database.rows(sql`SELECT FROM throttle`)).toHaveLength(2);
    });
    expect(await seen()).toHaveLength(2);
  });

  test('that fails leaves nothing', async () => {
    const failing = transaction.run(async () => {
      await put('a');
      throw new DomainError('conflict', 'order-not-on-hold', {});
    });
    await expect(failing).rejects.toMatchObject({ code: 'order-not-on-hold' });
    expect(await seen()).toEqual([]);
  });

  test('inside another joins it: both or neither', async () => {
    const failing = transaction.run(async () => {
      await transaction.run(() => put('inner'));
      throw new Error('after the inner one');
    });
    await expect(failing).rejects.toThrow('after the inner one');
    expect(await seen()).toEqual([]);
  });

  test('whose first statement is refused leaves nothing, and its connection serves on', async () => {
    const failing = transaction.run(async () => {
      await expect(put(null as never)).rejects.toMatchObject({ code: '23502' });
      await put('a');
    });
    await expect(failing).rejects.toMatchObject({ code: '25P02' });
    expect(await seen()).toEqual([]);
    await transaction.run(() => put('b'));
    expect(await seen()).toMatchObject([{ key: 'b' }]);
  });

  test('without a statement ends as well', async () => {
    expect(await transaction.run(async () => 'nothing to do')).toBe('nothing to do');
    await put('a');
    expect(await seen()).toMatchObject([{ key: 'a' }]);
  });

  test('is tried again after a deadlock, until both are done', async () => {
    await put('a');
    await put('b');
    let bothHoldOne = () => {};
    const met = new Promise<void>((resolve) => (bothHoldOne = resolve));
    let holding = 0;
    const inOrder = (first: string, second: string) =>
      transaction.run(async () => {
        await add(first);
        holding += 1;
        if (holding === 2) bothHoldOne();
        await met;
        await add(second);
      });
    await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
    expect(holding).toBeGreaterThan(2);
    expect(await seen()).toEqual([
      { key: 'a', count: 2 },
      { key: 'b', count: 2 },
    ]);
  });

  test('at the same time as others shares nothing with them', async () => {
    const results = await Promise.allSettled(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((key, at) =>
        transaction.run(async () => {
          await put(key);
          if (at % 2 === 1) throw new Error('every second one');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    expect((await seen()).map(({ key }) => key)).toEqual(['a', 'c', 'e']);
  });
});

describe('the serving role', () => {
  const entry = {
    actor: { kind: 'system', id: null, name: 'test' },
    action: 'test',
    subject: 'test/1',
    before: null,
    after: { a: 1 },
  } as const;

  test('writes the audit log and cannot rewrite it', async () => {
    await shop.app.get(AuditLog).record(entry);
    await expect(database.run(sql`UPDATE audit_entry SET action = 'other'`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(database.run(sql`DELETE FROM audit_entry`)).rejects.toMatchObject({ code: '42501' });
    expect(await shop.database.query('SELECT action, after FROM audit_entry')).toEqual([
      { action: 'test', after: { a: 1 } },
    ]);
  });

  test('cannot change a table', async () => {
    await expect(database.run(sql`ALTER TABLE staff ADD COLUMN x text`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(database.run(sql`DROP TABLE throttle`)).rejects.toMatchObject({ code: '42501' });
  });
});
