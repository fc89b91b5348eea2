import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { PgBoss } from 'pg-boss';
import { JobPool } from '../../src/platform/jobs/job-pool.ts';
import { bossOn } from '../../src/platform/jobs/job-runner.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

const MONTH = 30 * 86_400_000;
/** A timer of Node's holds no more ms: one that is to wait longer runs at once. */
const LONGEST = 2 ** 31 - 1;

let database: TestDatabase;
let pool: JobPool;
let boss: PgBoss;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  pool = new JobPool(database.url);
  boss = bossOn(pool);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await boss.stop({ graceful: false, close: false });
  await pool.close();
  await database.drop();
});

test('a clock that is put back by a month makes no timer of the jobs wait longer than a timer can', async () => {
  const wait = globalThis.setTimeout;
  const waits: number[] = [];
  const fired: number[] = [];
  const soon = (work: () => void, ms = 0) => {
    waits.push(ms);
    if (ms < 30_000) return wait(work, ms);
    // What looks each minute looks soon: the test does not last as long.
    return wait(() => {
      fired.push(ms);
      work();
    }, 10);
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(soon);
  await boss.start();
  const put = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => put() - MONTH);
  const before = fired.length;
  while (fired.length < before + 5) await new Promise((resume) => wait(resume, 10));
  expect(waits.filter((ms) => ms > LONGEST)).toEqual([]);
});
