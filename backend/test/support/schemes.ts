import { randomUUID } from 'node:crypto';
import type { JoinedView } from '@shop/contracts/schemes/passbook-views';
import type { Answer, Caller } from './caller.ts';
import type { TestShop } from './boot-shop.ts';

/** What somebody fills in who joins. */
export function joinRequest(changes: object = {}): object {
  return {
    idempotencyKey: randomUUID(),
    name: 'Meena Kannan',
    phone: '98421 55501',
    address: '12 North Car Street, Madurai',
    nominee: { name: 'Kannan S', relation: 'Husband', phone: null },
    consent: true,
    adult: true,
    ...changes,
  };
}

/** It is a day of its own in the shop, whatever day the machine has: open, and with nobody reckoned for later ones. */
export async function beginOn(shop: TestShop, day: string): Promise<void> {
  shop.clock.setDay(day);
  await shop.database.query('UPDATE scheme_reckoning SET day = $1', [day]);
  await shop.changeContent(
    `UPDATE setting SET value = value || '{"opensOn": "2026-01-01", "closesOn": "2030-12-31"}' WHERE section = 'season'`,
  );
}

/** A scheme of ₹500 on the 10th for four months from December 2026, in time for 7 days, with 10 % benefit. */
export async function addScheme(shop: TestShop, changes: { slug?: string; mostMembers?: number } = {}) {
  const { slug = `vilakku-${randomUUID().slice(0, 8)}`, mostMembers = 100 } = changes;
  await shop.database.query(
    `INSERT INTO scheme (id, slug, name, description, monthly_paise, instalments, benefit_basis_points, first_month,
       due_day, grace_days, join_until, most_members, state)
     VALUES (uuidv7(), $1, 'Vilakku 500', '<p>Five hundred a month</p>', 50000, 4, 1000, '2026-12-01', 10, 7,
       '2026-12-05', $2, 'open')`,
    [slug, mostMembers],
  );
  return slug;
}

/** The same, from next month on, for whoever joins today, whatever day that is. */
export async function addSchemeOfToday(shop: TestShop): Promise<string> {
  const slug = await addScheme(shop);
  await shop.database.query(
    `UPDATE scheme SET join_until = $2, first_month = date_trunc('month', $2::date) + interval '1 month'
     WHERE slug = $1`,
    [slug, shop.clock.today()],
  );
  return slug;
}

let matured = 0;

/** A member of four instalments who paid all of them at once, today, and can buy. @param monthlyPaise each */
export async function maturedMember(
  shop: TestShop,
  desk: Caller,
  { monthlyPaise = 50_000, benefitBasisPoints = 1_000, phone = '98421 55501' } = {},
): Promise<JoinedView> {
  const slug = await addSchemeOfToday(shop);
  const today = shop.clock.today();
  await shop.database.query(
    'UPDATE scheme SET monthly_paise = $2, benefit_basis_points = $3 WHERE slug = $1',
    [slug, monthlyPaise, benefitBasisPoints],
  );
  matured += 1;
  const from = `10.7.${matured >> 8}.${matured & 255}`;
  const { body } = await join(shop.visitor(from), slug, { phone });
  await desk.post(`/api/admin/members/${body.number}/payments`, {
    mode: 'cash',
    amountPaise: monthlyPaise * 4,
    reference: null,
    receivedOn: today,
    note: '',
  });
  return body;
}

export function join(caller: Caller, slug: string, changes: object = {}): Promise<Answer<JoinedView>> {
  return caller.post<JoinedView>(`/api/public/schemes/${slug}/members`, joinRequest(changes));
}
