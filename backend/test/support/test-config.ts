import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, type Config } from '../../src/config/config.ts';

/** The configuration of a shop under test, checked as any other. */
export function testConfig(databaseUrl: string, changes: Partial<Config> = {}): Config {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    BACKEND_PORT: '0',
    BACKEND_PRIVATE_PORT: '0',
    PUBLIC_URL: 'http://shop.test',
    LOG_LEVEL: 'silent',
    STAFF_JWT_SECRET: 'what staff of the tests sign with, long enough',
    REFERRER_JWT_SECRET: 'what referrers of the tests sign with, long enough',
    JOB_POLL_SECONDS: '0',
    OBJECT_STORE_FOLDER: mkdtempSync(path.join(tmpdir(), 'shop-objects-')),
  });
  return { ...config, ...changes };
}
