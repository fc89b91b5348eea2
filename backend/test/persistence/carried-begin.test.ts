import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { carryBegin } from '../../src/persistence/connections/carried-begin.ts';

test('where a transaction does not begin, its first statement fails with the same error', async () => {
  const client = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'], pipeline: true });
  await client.connect();
  const pool = new EventEmitter();
  carryBegin(pool as pg.Pool);
  pool.emit('connect', client);
  await client.query('begin; SELECT 1 / 0');
  await expect(client.query('SELECT 1 AS one')).rejects.toThrow('division by zero');
  await client.query('rollback');
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});
