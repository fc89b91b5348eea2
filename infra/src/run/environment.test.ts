import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from '@jest/globals';

import { inRepo } from '../paths.ts';
import { bareEnvironment, settingNames, shopEnvironment } from './environment.ts';

const REAL = 'postgres://shop@real.example/shop';
const ours = { url: 'postgres://app@127.0.0.1/shop', migrationUrl: 'postgres://owner@127.0.0.1/shop' };
const MACHINE = { Path: 'C:\\bin', HOME: '/root', TMPDIR: '/tmp', LC_ALL: 'C', npm_config_cache: '/npm' };
/** Whoever runs this machine's real shop has set all of it, and what libraries read by themselves. */
const real = [
  ...settingNames()
    .filter((name) => !['NODE_ENV', 'CHROMIUM_PATH'].includes(name))
    .flatMap((name) => [name, `${name}_FILE`]),
  'PGHOST',
  'PGPASSWORD',
  'PGSERVICE',
  'AWS_ACCESS_KEY_ID',
  'AWS_PROFILE',
  'AWS_ENDPOINT_URL_S3',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'HTTPS_PROXY',
];
const around: NodeJS.ProcessEnv = { ...MACHINE, ...Object.fromEntries(real.map((name) => [name, REAL])) };

const dataFolder = mkdtempSync(path.join(tmpdir(), 'environment-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

it('leaves a shop for trial the machine, and no setting of the real one', () => {
  expect(real).toEqual(
    expect.arrayContaining(['DATABASE_URL_FILE', 'S3_BUCKET', 'SMTP_HOST', 'OIDC_ISSUER', 'BACKUP_KEY']),
  );
  expect(bareEnvironment(around)).toEqual(MACHINE);
});

/** Every setting that the backend reads a database from. */
const databases = ['config.ts', 'database-url.ts', 'secret-files.ts'].flatMap((file) => {
  const source = readFileSync(inRepo('backend/src/config', file), 'utf8');
  const names = source.matchAll(/'((?:[A-Z]+_)*DATABASE_(?:[A-Z]+_)*(?:URL|HOSTS))'/g);
  return [...names].map(([, name = '']) => name);
});

it('has the shop on an embedded database read that one alone', () => {
  expect(databases).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_HOSTS']),
  );
  expect(settingNames()).toEqual(expect.arrayContaining(databases));
  const ports = { backendPort: 1, backendPrivatePort: 2, frontendPort: 3, frontendPrivatePort: 4 };
  const { DATABASE_URL: _, DATABASE_URL_FILE: __, ...given } = around;
  const env = shopEnvironment(given, { dataFolder, postgres: ours, ...ports, production: true });
  const asFiles = databases.filter((name) => name.endsWith('URL')).map((name) => `${name}_FILE`);
  for (const name of [...databases, ...asFiles]) expect([name, env[name]]).not.toEqual([name, REAL]);
  expect(env).toMatchObject({ DATABASE_URL: ours.url, MIGRATION_DATABASE_URL: ours.migrationUrl });
});
