import { expect, test } from '@jest/globals';
import { ageFinding, overdueFindings } from './backups.ts';
import { verdictOn as clockVerdict } from './clock.ts';
import { compare as compareConnections } from './connections.ts';
import { versionFinding as postgresFinding } from './database.ts';
import { verdictOn as diskVerdict } from './disk.ts';
import { versionFinding as nodeFinding } from './node.ts';

test.each([
  ['24.0.0', 'fine'],
  ['22.21.0', 'broken'],
])('Node %s is %s', (version, verdict) => expect(nodeFinding(version).verdict).toBe(verdict));

test.each([
  ['18.4 (Debian 18.4-1)', 'fine'],
  ['17.9', 'broken'],
])('PostgreSQL %s is %s', (version, verdict) => expect(postgresFinding(version).verdict).toBe(verdict));

test.each([
  // GB free of GB.
  [0.4, 20, 'broken'],
  [4.9, 20, 'look'],
  [5.1, 20, 'fine'],
  [40, 1_000, 'look'],
  [51, 1_000, 'fine'],
])('%d GB free of %d are %s', (free, whole, verdict) =>
  expect(diskVerdict('uploads', free * 1e9, whole * 1e9).verdict).toBe(verdict),
);

test.each([
  [4, 'fine'],
  [-5, 'look'],
  [59, 'look'],
  [-60, 'broken'],
])('a clock that is %d s ahead is %s', (ahead, verdict) =>
  expect(clockVerdict('the database’s', ahead).verdict).toBe(verdict),
);

test('says which of two clocks is behind', () => {
  expect(clockVerdict('the database’s', 90).says).toBe('This machine’s clock is 90 s behind the database’s.');
  expect(clockVerdict('the database’s', -90).says).toBe(
    'This machine’s clock is 90 s ahead of the database’s.',
  );
});

test.each([
  // Copies × (pool + 4 beside it) of 100 − 3 connections.
  [1, 4, 10, 'fine'],
  [9, 4, 10, 'fine'],
  [10, 4, 10, 'look'],
  [13, 4, 10, 'broken'],
  [1, 4, 78, 'look'],
  // Behind a pooler.
  [19, 0, 10, 'fine'],
  [20, 0, 10, 'look'],
])('%d copies with a pool of %d and %d connections open are %s', (copies, pool, open, verdict) => {
  const seen = { most: 100, kept: 3, open, copies: 1 };
  expect(compareConnections(seen, pool, copies).verdict).toBe(verdict);
});

test.each([
  [25, 'fine'],
  [27, 'look'],
])('a backup %d hours old is %s', (hours, verdict) => {
  const now = new Date('2026-10-06T06:00:00Z');
  expect(ageFinding(now.getTime() - hours * 3_600_000, now).verdict).toBe(verdict);
});

test('backups that nobody removes are told of once they are past the term that the privacy page promises', () => {
  const DAY = 86_400_000;
  const daily = (count: number) => Array.from({ length: count }, (_, index) => 1e12 - index * DAY);
  // The oldest of 34 is 33 days older than the newest.
  expect(overdueFindings(daily(34), '/mnt/backups')).toEqual([]);
  expect(overdueFindings(daily(36), '/mnt/backups')).toEqual([
    expect.objectContaining({
      verdict: 'look',
      says: '2 backups in /mnt/backups are older than the 30 days that the privacy page promises.',
    }),
  ]);
  // The newest seven stay whatever their age.
  expect(overdueFindings([1e12, 1, 1, 1, 1, 1, 1], '/mnt/backups')).toEqual([]);
});
