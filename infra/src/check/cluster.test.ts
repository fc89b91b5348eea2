import { expect, test } from '@jest/globals';

import { clusterFaults, overlay } from './cluster.ts';
import type { Resource } from './cluster/overlay.ts';

const deep = (name: string): Resource[] => structuredClone(overlay(name));

test.each(['small', 'large'])('the overlay %s fits together', (name) => {
  expect(clusterFaults(overlay(name))).toEqual([]);
});

/** One thing that is wrong in each kind of object, found by the types of kinds; all at once, because looking is slow. */
test('a misspelt field, a number for a text, a missing and an unknown one are found', () => {
  const wrong = JSON.parse(
    JSON.stringify(deep('small'))
      .replace('"periodSeconds":3', '"periodSecond":3')
      .replace('"minReplicas":2', '"minReplicas":"2"')
      .replace('"method":"any"', '"method":"all"')
      .replace('"podSelector":{}', '"podSelectors":{}'),
  ) as Resource[];
  const faults = clusterFaults(wrong).join('\n');
  for (const found of [
    /backend: .*periodSecond/,
    /Autoscaler backend: .*string/,
    /Cluster database: .*"all"/,
    /nothing-else: .*podSelectors/,
  ])
    expect(faults).toMatch(found);
});

test('what one object names and no other has is found, and what the house forbids', () => {
  const wrong = JSON.parse(
    JSON.stringify(deep('small'))
      .replace('"key":"DATABASE_HOST"', '"key":"DATABASE_HOTS"')
      .replace('"port":"private"', '"port":"privat"')
      .replace('"maxReplicas":4', '"maxReplicas":40')
      .replace('"terminationGracePeriodSeconds":60', '"terminationGracePeriodSeconds":20')
      .replace('"readOnlyRootFilesystem":true', '"readOnlyRootFilesystem":false')
      .replace('"path":"/readyz"', '"path":"/robots.txt"')
      .replace('"--keep","30"', '"--keep","90"')
      .replace('"retentionPolicy":"30d"', '"retentionPolicy":"31d"')
      .replace('"cluster":{"name":"database"}', '"cluster":{"name":"databases"}')
      .replace('"name":"backups","key":"BACKUP_KEY"', '"name":"backups","key":"BACKUP_KAY"'),
  ) as Resource[];
  expect(clusterFaults(wrong)).toEqual([
    'backend: ConfigMap settings has no DATABASE_HOTS',
    'backup: secrets.example.yaml has no backups BACKUP_KAY',
    'backend: a probe asks port privat, which it has not',
    'nightly: no Cluster databases',
    'migrate has a container with more than an ordinary user’s rights',
    'backup keeps backups for 90; the privacy page says 30 days',
    'database-backups keeps backups for 31d; the privacy page says 30 days',
    'backend is killed after 20 s, and needs 30 to end well',
    'frontend is called ready by what does not ask its readiness',
    '41 backends need 343 connections, and the database has 100',
  ]);
});
