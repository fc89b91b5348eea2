import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListAuditQuery } from '@shop/contracts/audit/requests';
import type { AuditEntryView } from '@shop/contracts/audit/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { auditListing } from '../../src/features/audit/adapters/postgres/postgres-audit-trail.ts';
import { pageStatement } from '../../src/platform/persistence/listing/listing.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { planOf } from '../support/database/plan-of.ts';

/** Who did every tenth thing; one thing in a thousand was done to a member. */
const MEENA = '0198c0de-1111-7000-8000-000000000001';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
  // One a minute, the last at the end of 29 November 2026 in Kolkata.
  await shop.database.query(
    `INSERT INTO audit_entry (id, at, actor_kind, actor_id, actor_name, action, subject)
     SELECT uuidv7(), '2026-11-29T18:29:00Z'::timestamptz - (n - 1) * interval '1 minute', 'staff',
       CASE WHEN n % 10 = 0 THEN $1::uuid ELSE uuidv7() END, 'Somebody', 'thing.saved',
       CASE WHEN n % 1000 = 0 THEN 'member/' ELSE 'order/' END || n
     FROM generate_series(1, 100000) AS n`,
    [MEENA],
  );
  await shop.database.query('VACUUM ANALYZE audit_entry');
});
afterAll(() => shop.close());

test.each<[ListAuditQuery, index: string]>([
  [{}, 'audit_entry_newest'],
  [{ kind: 'member' }, 'audit_entry_kind'],
  [{ person: MEENA }, 'audit_entry_actor'],
  [{ from: '2026-11-20', to: '2026-11-21' }, 'audit_entry_newest'],
  [{ kind: 'member', from: '2026-11-01', to: '2026-11-29' }, 'audit_entry_kind'],
])('of 100,000 entries, those of %j come out of an index in order', async (query, index) => {
  const steps = await planOf(shop, pageStatement(auditListing, query, null));
  expect(steps.join()).toContain(index);
  expect(steps.filter((step) => step.includes('Sort'))).toEqual([]);
  // What counts all entries stops at a thousand: any order will do.
  const isFiltered = Object.keys(query).length > 0;
  expect(isFiltered && steps.includes('Seq Scan audit_entry')).toBe(false);
});

test('who, what and when together find what is all three, in days of Kolkata', async () => {
  const owner = await shop.staff('owner');
  const find = async (query: string) =>
    (await owner.get<ListPage<AuditEntryView>>(`/api/admin/audit?${query}`)).body;
  // A day has 1,440 minutes: the 1st to the 1,440th entry are of the 29th, the 2,000th is of the 28th.
  const day = (of: string) => find(`person=${MEENA}&kind=member&from=${of}&to=${of}`);
  expect((await day('2026-11-29')).rows.map(({ subject }) => subject)).toEqual(['member/1000']);
  expect((await day('2026-11-28')).rows.map(({ subject }) => subject)).toEqual(['member/2000']);
  expect(await find(`person=${MEENA}&kind=member`)).toMatchObject({ total: 100, isMore: false });
  expect((await find('kind=setting')).rows).toEqual([]);
});
