import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { readOneByOne } from '../support/database/rows-read.ts';

/** Of two weeks: so long those that left are kept. */
const LEFT = 3_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ config: { poolSize: 1 } });
  const write = (about: string, state: string, many: number) =>
    shop.database.query(
      `INSERT INTO pgboss.job_common (id, name, data, singleton_key, state, policy)
       SELECT uuidv7(), 'mail', '{}', $1 || n, $2::pgboss.job_state, 'standard' FROM generate_series(1, $3) AS n`,
      [about, state, many],
    );
  await write('reminder/', 'completed', LEFT);
  await write('reminder/waits ', 'created', 3);
  await write('reminder/is tried again ', 'retry', 2);
  await write('reminder/is sent ', 'active', 1);
  await write('order/', 'created', 5);
  await shop.database.query('ANALYZE pgboss.job_common');
});
afterAll(() => shop.close());

test('the e-mails of one kind that have not left are counted without reading those that have', async () => {
  const count = async () => {
    expect(await shop.app.get(Jobs).unfinished('mail', 'reminder/')).toBe(6);
  };
  expect(await readOneByOne(shop, count, 'job_common')).toBe(0);
});

test('and so are those at work, which pg-boss looks after each minute', async () => {
  const [plan] = await shop.database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (FORMAT JSON) DELETE FROM pgboss.job_common
     WHERE state = 'active' AND started_on + expire_seconds * interval '1s' < now() AND name = ANY (ARRAY['mail', 'papers'])`,
  );
  expect(JSON.stringify(plan)).toContain('job_unfinished_key');
});
