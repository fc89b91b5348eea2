import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connections } from '../../src/operations/doctor/checks/connections.ts';
import { database as databaseCheck } from '../../src/operations/doctor/checks/database.ts';
import { mail } from '../../src/operations/doctor/checks/mail.ts';
import { examine } from '../../src/operations/doctor/examine.ts';
import type { Check } from '../../src/operations/doctor/check.ts';
import { ShopDatabase } from '../../src/operations/doctor/shop-database.ts';
import { startPooler, type Pooler } from '../support/servers/pooler.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { TEST_ROLE } from '../support/database/test-template.ts';

let database: TestDatabase;
let pooler: Pooler;
let own: ShopDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await startPooler(database.url);
  own = new ShopDatabase(database.ownerUrl);
});
afterAll(async () => {
  await own.end();
  pooler.close();
  await database.drop();
});

/** What a check finds in a shop whose requests go by the pooler, as infra/scaling.md has it. */
async function found(check: Check, env: Record<string, string> = {}) {
  const pooled = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    ...env,
  };
  const context = { production: true, now: new Date(), database: own, sendTo: null, copies: 2 };
  return (await examine({ ...context, env: pooled }, [check])).findings;
}
const DROPPED = 'What stands between drops the serving role’s time-outs';

test('behind a pooler the serving role gets in with the time-outs that it has itself', async () => {
  const [without] = await found(databaseCheck);
  expect(without).toMatchObject({ verdict: 'look', says: expect.stringContaining(DROPPED) });
  const { host, pathname } = new URL(database.url);
  for (const [name, ms] of Object.entries({
    statement_timeout: 2_000,
    lock_timeout: 1_500,
    idle_in_transaction_session_timeout: 5_000,
  })) {
    await database.query(`ALTER ROLE ${TEST_ROLE} IN DATABASE ${pathname.slice(1)} SET ${name} = ${ms}`);
  }
  const passed = pooler.passed;
  // The hosts are the database's: the pooler is asked all the same.
  const [serving, direct] = await found(databaseCheck, { DATABASE_HOSTS: host });
  expect(serving).toMatchObject({ verdict: 'fine', says: 'The serving role gets in, with its time-outs.' });
  expect(direct).toMatchObject({ verdict: 'fine', says: 'Past the pooler the serving role gets in, too.' });
  expect(pooler.passed).toBe(passed + 1);
});

test('a pooler without a way past it, and a way that leads nowhere, are broken', async () => {
  const [refused] = await found(databaseCheck, { DATABASE_DIRECT_URL: '' });
  expect(refused?.says).toContain('What stands at DATABASE_URL refuses the time-outs');
  const [, direct] = await found(databaseCheck, {
    DATABASE_DIRECT_URL: 'postgres://shop:Xk2vQ8rT5n@127.0.0.1:9/shop',
  });
  expect(direct?.says).toContain('Nobody listens at DATABASE_DIRECT_URL');
});

test('the pool of a copy counts where it takes connections of the database, and has four beside it', async () => {
  const says = async (env: Record<string, string>) => (await found(connections, env))[0]?.says;
  expect(await says({ DATABASE_POOL: '10' })).toContain('2 copies of the backend take up to 8 of');
  const direct = { DATABASE_URL: database.url, DATABASE_DIRECT_URL: '' };
  expect(await says({ ...direct, DATABASE_POOL: '10' })).toContain('take up to 28 of');
  expect(await says({ ...direct, DATABASE_POOL: '' })).toContain('take up to 16 of');
});

test('of a trial the e-mails may go in the clear, as at its start', async () => {
  const clear = { SMTP_HOST: 'mail.invalid', SMTP_TLS: 'none', MAIL_FROM: 'orders@crackers.in' };
  const says = async (PUBLIC_URL: string) => (await found(mail, { ...clear, PUBLIC_URL }))[0]?.says;
  expect(await says('https://localhost')).toContain('The mail server mail.invalid:25');
  expect(await says('https://crackers.in')).toContain('not set as it must be');
});
