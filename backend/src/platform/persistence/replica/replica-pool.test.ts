import { expect, test } from '@jest/globals';
import type pg from 'pg';
import { AT_REPLICA } from '../connections/time-outs.ts';
import { ReplicaConnection } from './replica-pool.ts';
import { SlowStatements } from './slow-statements.ts';

const COMMITTED = { position: '0/100', cluster: '7301' };

/** A standby of a cluster that has what it is asked for after so many ms. */
function behindBy(ms: number, cluster = COMMITTED.cluster): ReplicaConnection {
  const from = performance.now();
  const query = () =>
    Promise.resolve({ rows: [{ follows: true, cluster, reached: performance.now() - from >= ms }] });
  const client = { query } as unknown as pg.PoolClient;
  return new ReplicaConnection(client, new SlowStatements(), Number.POSITIVE_INFINITY);
}

test('a standby is waited for as long as it is said, and asked once more at the end', async () => {
  expect(await behindBy(AT_REPLICA.behind - 20).reaches(COMMITTED)).toBe(true);
  const began = performance.now();
  expect(await behindBy(Number.POSITIVE_INFINITY).reaches(COMMITTED)).toBe(false);
  expect(performance.now() - began).toBeGreaterThanOrEqual(AT_REPLICA.behind);
});

test('each read asks whose standby answers: behind one address a stray may stand beside the right one', async () => {
  await expect(behindBy(0, '7302').reaches(COMMITTED)).rejects.toThrow('it follows another database');
});
