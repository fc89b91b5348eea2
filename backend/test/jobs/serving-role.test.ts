import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getConstructionPlans, type PgBoss } from 'pg-boss';
import { JobPool } from '../../src/platform/jobs/job-pool.ts';
import { bossOn } from '../../src/platform/jobs/job-runner.ts';
import { QUEUES } from '../../src/platform/jobs/queues.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

let database: TestDatabase;
let pool: JobPool;
let boss: PgBoss;
const errors: Error[] = [];

beforeAll(async () => {
  database = await createTestDatabase('empty');
  pool = new JobPool(database.url);
  boss = bossOn(pool);
  boss.on('error', (error) => errors.push(error));
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ close: false });
  await pool.close();
  await database.drop();
});

test('every queue was made by a migration, none with a table of its own', async () => {
  const queues = await boss.getQueues();
  expect(queues.map(({ name }) => name).toSorted()).toEqual([...QUEUES].toSorted());
  expect(queues.filter(({ partition }) => partition)).toEqual([]);
});

test('the schema is the one that this pg-boss works with', async () => {
  const wanted = /INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(
    getConstructionPlans('pgboss'),
  )?.[1];
  expect(await boss.schemaVersion()).toBe(Number(wanted));
  expect(await boss.detectSchemaDrift()).toMatchObject({ missing: [] });
});

test('the serving role may do all that a job goes through, and the upkeep', async () => {
  await database.query("UPDATE pgboss.queue SET retry_delay = 0 WHERE name = 'mail'");
  await boss.send('mail', { kind: 'done' });
  await boss.send('mail', { kind: 'failing' });
  for (const { id, data } of await boss.fetch<{ kind: string }>('mail', { batchSize: 5 })) {
    await (data.kind === 'done' ? boss.complete('mail', id) : boss.fail('mail', id));
  }
  // One that a copy left behind when it died.
  await boss.send('mail', { kind: 'left' });
  await boss.fetch('mail');
  await database.query("UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'");
  await database.query(
    "UPDATE pgboss.job SET completed_on = now() - interval '15 days' WHERE state = 'completed'",
  );
  await database.query(
    "UPDATE pgboss.queue SET monitor_on = now() - interval '1 day', maintain_on = now() - interval '1 day'",
  );
  await boss.supervise();
  expect(errors).toEqual([]);
  const left = await database.query<{ kind: string; state: string }>(
    "SELECT data->>'kind' AS kind, state FROM pgboss.job ORDER BY 1",
  );
  expect(left).toEqual([
    { kind: 'failing', state: 'retry' },
    { kind: 'left', state: 'retry' },
  ]);
});

test('the serving role can make neither a queue nor a table', async () => {
  await expect(boss.createQueue('another')).rejects.toThrow('permission denied');
  await expect(boss.createQueue('apart', { partition: true })).rejects.toThrow('permission denied');
  await expect(boss.deleteQueue('mail')).rejects.toThrow();
  expect(await boss.getQueue('mail')).not.toBeNull();
});
