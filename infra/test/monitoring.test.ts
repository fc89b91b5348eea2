import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { inRepo } from '../src/paths.ts';

const read = (file: string) => readFileSync(inRepo(file), 'utf8');
const alerts = read('infra/monitoring/alerts.yml');
const tests = read('infra/monitoring/alerts.test.yml');
const dashboard = JSON.parse(read('infra/monitoring/dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};

/** Of Prometheus itself and of prom-client. */
const GIVEN = new Set([
  'up',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'process_start_time_seconds',
  'nodejs_eventloop_lag_p99_seconds',
  // Of kube-state-metrics, which a cluster has.
  'kube_cronjob_created',
  'kube_cronjob_status_last_successful_time',
]);

/** The names that backend and frontend give their metrics. */
const ours = new Set(
  globSync(['backend/src/metrics/*.ts', 'frontend/server/**/*.ts'], { cwd: inRepo('.') })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/'(shop_[a-z_]+)'/g)].map(([, name = '']) => name)),
);

const asked = (text: string) =>
  [...text.matchAll(/\b(?:shop|process|nodejs|kube)_[a-z0-9_]+|\bup\b(?=[{ ])/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );
const expressions = [...alerts.matchAll(/expr: >-\n\s+(.+)/g)].map(([, expr = '']) => expr);
const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

test('an alert asks for nothing that nobody measures', () => {
  expect(expressions).toHaveLength(names.length);
  expect(names.length).toBeGreaterThan(15);
  const unknown = expressions.flatMap(asked).filter((name) => !ours.has(name) && !GIVEN.has(name));
  expect(unknown).toEqual([]);
});

test('each job that the cluster runs daily is missed when it fails', () => {
  const daily = [
    ...read('infra/cluster/base/daily.yaml').matchAll(/kind: CronJob\nmetadata:\n {2}name: (\w+)/g),
  ];
  expect(daily.length).toBeGreaterThan(1);
  const missed = expressions.join().match(/(?<=last_successful_time\{namespace="shop",cronjob=")\w+/g);
  expect(missed).toEqual(daily.map(([, name]) => name));
});

test('nor does the dashboard', () => {
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(30);
  const unknown = queries.flatMap(asked).filter((name) => !ours.has(name) && !GIVEN.has(name));
  expect(unknown).toEqual([]);
});

test('what is measured is on the dashboard', () => {
  const shown = new Set(
    dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => asked(expr))),
  );
  expect([...ours].filter((name) => !shown.has(name) && name !== 'shop_page_cache_bytes')).toEqual([]);
});

test('each alert says what happened and what to do, and has been seen to fire and to stay quiet', () => {
  const said = (name: string) => [...alerts.matchAll(new RegExp(`^ +${name}: ([^]{20,}?)$`, 'gm'))];
  expect(said('summary')).toHaveLength(names.length);
  expect(said('do')).toHaveLength(names.length);
  expect(names.filter((name) => !tests.includes(`- name: ${name} fires\n`))).toEqual([]);
  expect(names.filter((name) => !tests.includes(`- name: ${name} stays quiet\n`))).toEqual([]);
});
