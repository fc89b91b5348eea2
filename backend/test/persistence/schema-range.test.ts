import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readReadiness } from '@shop/contracts/health/endpoints';
import { PrivateListener } from '../../src/platform/http/private-listener.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

let shop: TestShop;
let address: string;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
  address = (await shop.app.get(PrivateListener).listen()) + readReadiness.path;
});
afterAll(() => shop.close());

const readiness = async () => {
  const answer = await fetch(address);
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
};

describe('a copy of the backend is ready on the schemas that its release can serve, and on no other', () => {
  test('on its own', async () => {
    expect(await readiness()).toEqual([200, undefined]);
  });

  test('not on one that lacks its last migration, and at once when that has run', async () => {
    const [last] = await shop.database.query<{ name: string }>(
      'DELETE FROM migration WHERE name = (SELECT max(name) FROM migration) RETURNING name',
    );
    expect(await readiness()).toEqual([503, 'schema-not-served']);
    await shop.database.query('INSERT INTO migration (name) VALUES ($1)', [last?.name]);
    expect(await readiness()).toEqual([200, undefined]);
  });

  test('on a newer one that took nothing away', async () => {
    await shop.database.query("INSERT INTO migration (name) VALUES ('m9000-adds')");
    expect(await readiness()).toEqual([200, undefined]);
  });

  test('not on one that it may not ask, nor on one that was never migrated', async () => {
    await shop.database.query('REVOKE SELECT ON migration FROM shop_app');
    expect(await readiness()).toEqual([503, 'schema-not-served']);
    await shop.database.query('GRANT SELECT ON migration TO shop_app');
    await shop.database.query('ALTER TABLE migration RENAME TO migration_of_others');
    expect(await readiness()).toEqual([503, 'schema-not-served']);
    await shop.database.query('ALTER TABLE migration_of_others RENAME TO migration');
    expect(await readiness()).toEqual([200, undefined]);
  });

  test('not on one that took away what it uses', async () => {
    await shop.database.query(
      "CREATE OR REPLACE FUNCTION schema_served_from() RETURNS integer LANGUAGE sql STABLE AS 'SELECT 9001'",
    );
    expect(await readiness()).toEqual([503, 'schema-not-served']);
  });

  test('not on one of before schemas told whom they serve', async () => {
    await shop.database.query('DROP FUNCTION schema_served_from()');
    expect(await readiness()).toEqual([503, 'schema-not-served']);
  });
});
