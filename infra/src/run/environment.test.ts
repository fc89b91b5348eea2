import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from '@jest/globals';

import { inRepo } from '../paths.ts';
import { givenEnvironment, noDatabase, shopEnvironment } from './environment.ts';

const REAL = 'postgres://shop@real.example/shop';
const ours = { url: 'postgres://app@127.0.0.1/shop', migrationUrl: 'postgres://owner@127.0.0.1/shop' };
/** Whoever runs this machine's real shop has set all of it. */
const around: NodeJS.ProcessEnv = { PATH: '/bin' };
for (const name of Object.keys(noDatabase)) around[name] = REAL;

const dataFolder = mkdtempSync(path.join(tmpdir(), 'environment-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const isReal = (env: NodeJS.ProcessEnv): string[] =>
  Object.entries(env).flatMap(([name, value]) => (value === REAL ? [name] : []));

it('names no database where it must not, by any setting that the backend reads one from', () => {
  expect(isReal({ ...around, ...noDatabase })).toEqual([]);
  const read = ['config.ts', 'database-url.ts', 'secret-files.ts'].flatMap((name) => {
    const source = readFileSync(inRepo('backend/src/config', name), 'utf8');
    return [...source.matchAll(/'((?:[A-Z]+_)*DATABASE_(?:[A-Z]+_)*(?:URL|HOSTS))'/g)].map(
      ([, found]) => found,
    );
  });
  expect(read).toEqual(expect.arrayContaining(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_HOSTS']));
  for (const name of read) {
    expect(noDatabase).toHaveProperty([name ?? ''], undefined);
    if (name !== 'DATABASE_HOSTS') expect(noDatabase).toHaveProperty([`${name}_FILE`], undefined);
  }
});

it('gives a system the database that is named to it, with what else is said of it, and no other', () => {
  const env = { DATABASE_HOSTS: '127.0.0.1:5433' };
  const given = givenEnvironment(around, { databaseUrl: ours.url, env });
  expect(isReal(given)).toEqual([]);
  expect(given).toMatchObject({ ...env, DATABASE_URL: ours.url, PATH: '/bin' });
  expect(isReal(givenEnvironment(around, {}))).toHaveLength(Object.keys(noDatabase).length);
});

it('has the shop on an embedded database read that one alone', () => {
  const ports = { backendPort: 1, backendPrivatePort: 2, frontendPort: 3, frontendPrivatePort: 4 };
  const places = { dataFolder, postgres: ours, ...ports, production: true };
  const { DATABASE_URL: _, DATABASE_URL_FILE: __, ...given } = around;
  const env = shopEnvironment(given, places);
  expect(isReal(env)).toEqual([]);
  expect(env).toMatchObject({ DATABASE_URL: ours.url, MIGRATION_DATABASE_URL: ours.migrationUrl });
});
