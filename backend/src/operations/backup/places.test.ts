import { expect, test } from '@jest/globals';
import { ownerUrlIn } from '../commands/command.ts';
import { BackupError } from './backup-error.ts';
import { readPlaces } from './places.ts';

const POOLER = 'postgres://shop_app:x@pooler:6432/shop';
const DIRECT = 'postgres://shop_app:x@database:5432/shop';
const OWNER = 'postgres://shop_owner:x@database:5432/shop';

test.each([
  [{ DATABASE_URL: DIRECT }, DIRECT],
  // A pooler of transactions would tear the one transaction of a backup apart.
  [{ DATABASE_URL: POOLER, DATABASE_DIRECT_URL: DIRECT }, DIRECT],
  [{ DATABASE_URL: POOLER, DATABASE_DIRECT_URL: DIRECT, MIGRATION_DATABASE_URL: OWNER }, OWNER],
])('of %j a backup and the other commands of the owner take %s', (env, wanted) => {
  expect(readPlaces(env).databaseUrl).toBe(wanted);
  expect(ownerUrlIn(env)).toBe(wanted);
});

test('all that is missing is named at once', () => {
  expect(() => readPlaces({ S3_BUCKET: 'shop' })).toThrow(
    new BackupError(
      'MIGRATION_DATABASE_URL is missing\nS3_ACCESS_KEY_ID is missing\nS3_SECRET_ACCESS_KEY is missing',
    ),
  );
});
