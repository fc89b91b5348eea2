import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { retain } from '../../src/operations/retention/retain.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

const LONG_AGO = '2016-05-10T12:00:00+05:30';
const NOW = new Date('2018-05-10T12:00:00+05:30');

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

async function countsNow(dryRun = false) {
  const { done, faults, uncounted } = await retain(shop.database.ownerUrl, { now: NOW, dryRun });
  const counts = done.flatMap(({ what, count }) => (count > 0 ? [[what, count]] : []));
  return { counts: Object.fromEntries(counts), faults, uncounted };
}

test('what fails is told, with what of it was done, and stops nothing else', async () => {
  await shop.database.query(
    `INSERT INTO contact_message (id, at, name, phone, subject, message, done_at, done_by)
     VALUES (uuidv7(), $1, 'Kuzhali', '9876501234', 'delivery', 'Where is it?', $1, 'The owner')`,
    [LONG_AGO],
  );
  await shop.database.query(`INSERT INTO throttle (key, count, resets_at) VALUES ('old', 1, $1)`, [LONG_AGO]);
  await shop.database.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'Not this one'; END $$`,
  );
  await shop.database.query(
    'CREATE TRIGGER refuse BEFORE DELETE ON contact_message FOR EACH ROW EXECUTE FUNCTION refuse()',
  );

  expect(await countsNow()).toEqual({
    counts: { 'counts of tries': 1 },
    faults: [{ what: 'messages', error: expect.objectContaining({ message: 'Not this one' }) }],
    uncounted: [],
  });
  // What was done stands in the audit log all the same.
  expect(await shop.database.query(`SELECT after FROM audit_entry WHERE action = 'retention.done'`)).toEqual([
    { after: { 'counts of tries': 1 } },
  ]);

  await shop.database.query('DROP TRIGGER refuse ON contact_message');
  expect(await countsNow()).toEqual({ counts: { messages: 1 }, faults: [], uncounted: [] });
});

test('a dry run goes on, too, and names all that it could not count', async () => {
  await shop.database.query(`INSERT INTO throttle (key, count, resets_at) VALUES ('old', 1, $1)`, [LONG_AGO]);
  await shop.database.query('ALTER TABLE reminder RENAME COLUMN told_at TO told');
  await shop.database.query('ALTER TABLE membership RENAME COLUMN held_paise TO held');
  expect(await countsNow(true)).toEqual({
    counts: { 'counts of tries': 1 },
    faults: [
      { what: 'passbooks without their member', error: expect.objectContaining({ code: '42703' }) },
      { what: 'reminders', error: expect.objectContaining({ code: '42703' }) },
      { what: 'transfers without the bank’s words', error: expect.objectContaining({ code: '42703' }) },
      { what: 'receipts without their note', error: expect.objectContaining({ code: '42703' }) },
      { what: 'corrections without their reason', error: expect.objectContaining({ code: '42703' }) },
    ],
    uncounted: [
      {
        what: 'passbooks past their term that are not settled',
        error: expect.objectContaining({ code: '42703' }),
      },
    ],
  });
});
