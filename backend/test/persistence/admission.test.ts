import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/config/config.ts';
import { assertAdmission } from '../../src/platform/persistence/connections/admission.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { urlOf } from '../support/database/test-template.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.drop());

const addresses = (databaseUrl: string, directDatabaseUrl = databaseUrl) => ({
  databaseUrl,
  directDatabaseUrl,
});
const wrong = (part: 'username' | 'password') =>
  Object.assign(new URL(database.url), { [part]: 'mistyped' }).href;

test('who is let in may start, and so may who finds nobody: a database that is away comes back', async () => {
  await expect(assertAdmission(addresses(database.url))).resolves.toBeUndefined();
  await expect(assertAdmission(addresses('postgres://shop:x@127.0.0.1:9/shop'))).resolves.toBeUndefined();
});

test('a wrong password, a role or a database that is not there: one sentence for each address, without the password', async () => {
  const said = async (given: Parameters<typeof assertAdmission>[0]) => {
    const error = await assertAdmission(given).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).faults;
  };
  expect(await said(addresses(wrong('password')))).toEqual([
    'DATABASE_URL is refused by the database: password authentication failed for user "shop_test"',
  ]);
  expect(await said(addresses(wrong('username')))).toEqual([
    expect.stringMatching(/^DATABASE_URL is refused by the database: .*"mistyped"/),
  ]);
  expect(await said(addresses(urlOf(database.url, 'no_such_shop')))).toEqual([
    'DATABASE_URL is refused by the database: database "no_such_shop" does not exist',
  ]);
  expect(await said(addresses(database.url, wrong('password')))).toEqual([
    'DATABASE_DIRECT_URL is refused by the database: password authentication failed for user "shop_test"',
  ]);
});
