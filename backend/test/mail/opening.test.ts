import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '@shop/contracts/rules/days';
import type { SettingsView } from '@shop/contracts/shop/views';
import { LookForOpening } from '../../src/features/seasons/adapters/jobs/look-for-opening.ts';
import { NotifyAtOpening } from '../../src/features/seasons/application/notify-at-opening.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { headerOf, startMailServer, type MailServer } from '../support/servers/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { waitFor } from '../support/wait-for.ts';

let database: TestDatabase;
let mail: MailServer;
/** Copies that only serve; a test looks for the opening by hand. */
let shop: TestShop;
let other: TestShop;
let owner: Caller;
let settings: SettingsView['season']['value'];

beforeAll(async () => {
  database = await createTestDatabase();
  mail = await startMailServer();
  const config = { mail: mail.config };
  [shop, other] = await Promise.all([bootShop({ database, config }), bootShop({ database, config })]);
  owner = await shop.staff('owner');
  settings = (await owner.get<SettingsView>('/api/admin/settings')).body.season.value;
  await database.query(
    "UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false, retry_limit = 3 WHERE name = 'mail'",
  );
});
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  await mail.close();
  await database.drop();
});
beforeEach(() => season({ closed: true }));
afterEach(async () => {
  await database.query('DELETE FROM pgboss.job; DELETE FROM reminder');
  Object.assign(mail, { moods: [], taken: [], offered: 0 });
});

const season = (changes: Partial<typeof settings>) =>
  database.query("UPDATE setting SET value = $1::jsonb WHERE section = 'season'", [
    JSON.stringify({ ...settings, ...changes }),
  ]);
const turn = async (closed: boolean) => {
  const { revision } = (await owner.get<SettingsView>('/api/admin/settings')).body.season;
  const { status } = await owner.put('/api/admin/settings/door', { closed, revision });
  expect(status).toBe(200);
};
const look = (at = shop) => at.app.get(NotifyAtOpening).execute();
const ask = (...contacts: string[]) =>
  database.query(
    `INSERT INTO reminder (id, at, channel, contact)
     SELECT gen_random_uuid(), now(), CASE WHEN contact LIKE '%@%' THEN 'email' ELSE 'phone' END, contact
     FROM unnest($1::text[]) AS contact`,
    [contacts],
  );
const people = (many: number) => Array.from({ length: many }, (_, n) => `p${n}@customer.test`);
const untold = async () =>
  (await database.query<{ contact: string }>('SELECT contact FROM reminder WHERE told_at IS NULL')).map(
    ({ contact }) => contact,
  );
/** The e-mails of this kind by their state. */
const emails = async () =>
  Object.fromEntries(
    (
      await database.query<{ state: string; n: number }>(
        "SELECT state, count(*)::int AS n FROM pgboss.job WHERE data->>'kind' = 'shop-open' GROUP BY state",
      )
    ).map(({ state, n }) => [state, n]),
  );
const tenSecondsLater = () =>
  database.query(
    "UPDATE pgboss.job SET start_after = start_after - interval '10 seconds' WHERE state < 'active'",
  );
/** Whom an e-mail reached; owners are told that the switch is off, too. */
const reached = () =>
  mail.taken
    .map(({ to }) => to[0] ?? '')
    .filter((to) => to.endsWith('@customer.test'))
    .toSorted();
/** Does what waits, in another copy, until nothing does. */
async function deliver(): Promise<void> {
  await tenSecondsLater();
  const copy = await bootShop({
    database,
    config: { mail: mail.config, jobPollSeconds: 0.5 },
    // The looks are the test’s own: one of this copy’s between two e-mails would write more of them.
    override: (module) => module.overrideProvider(LookForOpening).useValue({}),
  });
  try {
    await waitFor(async () => {
      const { created = 0, active = 0, retry = 0 } = await emails();
      expect(created + active + retry).toBe(0);
    });
  } finally {
    await copy.close();
  }
}

describe('when the shop opens', () => {
  test('everybody with an e-mail is told once, whichever copies look; a phone is left to the desk', async () => {
    await ask('meena@customer.test', 'ravi@customer.test', '9876543210');
    await look();
    expect(await emails()).toEqual({});
    await turn(false);
    await Promise.all([look(), look(other), look(), look(other)]);
    expect(await emails()).toEqual({ created: 2 });
    await deliver();
    await look();
    expect(reached()).toEqual(['meena@customer.test', 'ravi@customer.test']);
    const subjects = mail.taken.map((message) => headerOf(message, 'Subject'));
    expect(subjects).toContain('The shop is open: the new price list is here');
    expect(await untold()).toEqual(['9876543210']);
  });

  test('who was told is forgotten a month later, whether it is open then or closed; who was not waits on', async () => {
    await ask('told@customer.test', '9876543210', 'lately@customer.test', '9876543211');
    const told = (before: string, contacts: string[]) =>
      database.query(
        'UPDATE reminder SET told_at = $1::timestamptz - $2::interval WHERE contact = ANY ($3)',
        [shop.clock.now(), before, contacts],
      );
    await told('30 days 1 minute', ['told@customer.test', '9876543210']);
    await told('29 days 23 hours', ['lately@customer.test']);
    await look();
    const kept = await database.query('SELECT contact FROM reminder ORDER BY contact');
    expect(kept).toEqual([{ contact: '9876543211' }, { contact: 'lately@customer.test' }]);
    await database.query("UPDATE reminder SET told_at = told_at - interval '2 hours'");
    await season({ closed: false });
    await look();
    expect(await database.query('SELECT contact FROM reminder')).toEqual([{ contact: '9876543211' }]);
  });

  test('by its first day everybody is told without anybody’s doing', async () => {
    await ask('meena@customer.test');
    const first = addDays(other.clock.today(), 3);
    await season({ opensOn: first, closesOn: addDays(first, 90), lastOrderOn: null });
    await look(other);
    expect(await emails()).toEqual({});
    other.clock.setDay(first);
    await look(other);
    expect(await emails()).toEqual({ created: 1 });
    other.clock.setDay(shop.clock.today());
  });

  test('and closes again within ten seconds no e-mail leaves, and all are told at the next opening, once', async () => {
    await ask('meena@customer.test', 'ravi@customer.test');
    await turn(false);
    await look();
    await turn(true);
    expect(await emails()).toEqual({ cancelled: 2 });
    expect(await untold()).toHaveLength(2);
    await turn(false);
    await look();
    await deliver();
    await turn(true);
    await turn(false);
    await look();
    expect(await emails()).toEqual({ cancelled: 2, completed: 2 });
    expect(reached()).toHaveLength(2);
  });

  test('at the moment it is closed nothing is left that would leave', async () => {
    for (let time = 0; time < 5; time++) {
      await ask(`p${time}@customer.test`);
      await turn(false);
      await Promise.all([turn(true), look(), look(other)]);
      expect((await emails())['created']).toBeUndefined();
    }
    expect(await untold()).toHaveLength(5);
  });

  test('after the season’s last day what a slow mail server left over comes back', async () => {
    await ask('meena@customer.test');
    await turn(false);
    await look();
    await season({ opensOn: addDays(shop.clock.today(), -9), closesOn: addDays(shop.clock.today(), -1) });
    await look();
    expect(await emails()).toEqual({ cancelled: 1 });
    expect(await untold()).toEqual(['meena@customer.test']);
  });
});

describe('the mail server', () => {
  test('gets twenty at a time: the next when they are through', async () => {
    await ask(...people(45));
    await turn(false);
    for (const left of [25, 5, 0]) {
      await look();
      await look(other);
      expect(await untold()).toHaveLength(left);
      await deliver();
    }
    expect(reached()).toEqual(people(45).toSorted());
  });

  test('that is away for a while gets each e-mail later, and no more of them meanwhile', async () => {
    await ask(...people(25));
    await turn(false);
    await look();
    await database.query("UPDATE pgboss.job SET state = 'retry', retry_count = 1");
    await look();
    expect(await untold()).toHaveLength(5);
    mail.moods = ['refuse', 'slowly', 'refuse'];
    await deliver();
    expect(new Set(reached()).size).toBe(20);
  });

  test('is not there at all: nobody counts as told', async () => {
    const silent = await bootShop({ database });
    await ask('meena@customer.test');
    await season({ closed: false });
    await look(silent);
    await silent.close();
    expect(await untold()).toEqual(['meena@customer.test']);
  });
});

test('one of the copies that run jobs looks by itself', async () => {
  await ask('meena@customer.test');
  await season({ closed: false });
  const config = { mail: mail.config, jobPollSeconds: 0.5 };
  const copies = await Promise.all([bootShop({ database, config }), bootShop({ database, config })]);
  await waitFor(async () => expect(await untold()).toEqual([]));
  await Promise.all(copies.map((copy) => copy.close()));
  expect(await emails()).toEqual({ created: 1 });
});

describe('the link of an e-mail', () => {
  const forget = (token: string) => shop.visitor().post('/api/public/reminders/forget', { token });

  test('takes the address off the list, without signing in, and again without harm', async () => {
    await ask('meena@customer.test', 'ravi@customer.test');
    await turn(false);
    await look();
    await deliver();
    const message = mail.taken.find(({ to }) => to[0] === 'meena@customer.test');
    const [, token = ''] =
      /diwali-sale-closed\?forget=([\w-]+)/.exec(headerOf(message!, 'List-Unsubscribe')) ?? [];
    expect((await forget(token)).status).toBe(204);
    expect((await forget(token)).status).toBe(204);
    expect(await database.query('SELECT contact FROM reminder')).toEqual([{ contact: 'ravi@customer.test' }]);
  });

  test('withdraws what waits for the person', async () => {
    await ask('meena@customer.test');
    await turn(false);
    await look();
    const [row] = await database.query<{ id: string }>('SELECT id FROM reminder');
    await owner.post(`/api/admin/reminders/${row?.id}/delete`);
    expect(await emails()).toEqual({ cancelled: 1 });
  });

  test.each([randomUUID(), 'AAAA', 'x'.repeat(88)])('that is none takes nobody off: %s', async (token) => {
    expect((await forget(token)).status).toBe(404);
  });

  test.each(['', 'a b', 'x'.repeat(201)])('that could be none is refused: %j', async (token) => {
    expect((await forget(token)).status).toBe(400);
  });
});
