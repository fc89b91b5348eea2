import { expect, test } from '@jest/globals';
import { AT_REPLICA } from '../connections/time-outs.ts';
import { SlowStatements } from './slow-statements.ts';

test('a statement counts as slow for a while, and no other with it', () => {
  const slow = new SlowStatements();
  slow.add('SELECT 1', 1_000);
  expect(slow.has('SELECT 1', 1_000 + AT_REPLICA.slowFor - 1)).toBe(true);
  expect(slow.has('SELECT 2', 1_000)).toBe(false);
  expect(slow.has('SELECT 1', 1_000 + AT_REPLICA.slowFor)).toBe(false);
});
