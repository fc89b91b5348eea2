import { expect, test } from '@jest/globals';
import type pg from 'pg';
import { AT_REPLICA } from '../connections/time-outs.ts';
import { ReplicaConnection } from './replica-pool.ts';
import { SlowStatements } from './slow-statements.ts';

/** A standby that has what it is asked for after so many ms. */
function behindBy(ms: number): ReplicaConnection {
  const from = performance.now();
  const query = () => Promise.resolve({ rows: [{ follows: true, reached: performance.now() - from >= ms }] });
  const client = { query } as unknown as pg.PoolClient;
  return new ReplicaConnection(client, new SlowStatements(), Number.POSITIVE_INFINITY);
}

test('a standby is waited for as long as it is said, and asked once more at the end', async () => {
  expect(await behindBy(AT_REPLICA.behind - 20).reaches('0/100')).toBe(true);
  const began = performance.now();
  expect(await behindBy(Number.POSITIVE_INFINITY).reaches('0/100')).toBe(false);
  expect(performance.now() - began).toBeGreaterThanOrEqual(AT_REPLICA.behind);
});
