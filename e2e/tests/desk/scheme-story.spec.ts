import { randomUUID } from 'node:crypto';

import { faults } from '../../support/axe.ts';
import { query } from '../../support/database.ts';
import { enough, fact, QuickOrder } from '../../support/quick-order.ts';
import { SchemeDesk } from '../../support/scheme-desk.ts';
import { changeSettings } from '../../support/settings.ts';
import { expect, testWithClock as test } from '../../support/shop.ts';

/** ₹500 on the 10th from February to November 2027, in time until the 17th: ₹5,000 in all, with 10 % benefit. */
const SCHEME = `
  INSERT INTO scheme (id, slug, name, description, monthly_paise, instalments, benefit_basis_points, first_month,
    due_day, grace_days, join_until, most_members, state)
  VALUES (uuidv7(), 'kolam-500', 'Kolam 500', '', 50000, 10, 1000, '2027-02-01', 10, 7, '2027-02-05', 10, 'open')`;

/** The daily job, now: what a copy of the shop asks for every five minutes. */
const DAILY_JOB = `
  INSERT INTO pgboss.job_common (id, name, data, policy, retry_limit, expire_seconds, deletion_seconds, keep_until)
  SELECT gen_random_uuid(), name, '{}', policy, retry_limit, expire_seconds, deletion_seconds, now() + interval '1 hour'
  FROM pgboss.queue WHERE name = 'members'`;

test('ten months of a scheme: one misses and buys, one leaves, one dies', async ({
  page,
  browser,
  shop,
  clock,
}) => {
  test.slow();
  const desk = new SchemeDesk(page, shop);
  const visitor = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const on = async (day: string) => {
    // An open page would renew a session that ended long ago.
    await page.goto('about:blank');
    await clock.set(day);
    await desk.comeIn();
  };
  const join = async (name: string, phone: string) =>
    (await desk.call('/api/public/schemes/kolam-500/members', {
      idempotencyKey: randomUUID(),
      name,
      phone,
      address: '12 North Car Street, Madurai',
      nominee: { name: 'Kannan S', relation: 'Husband', phone: null },
      consent: true,
      adult: true,
    })) as { number: string; token: string };
  const passbook = async (token: string) => {
    await visitor.goto(`/passbook/${token}`);
    await expect(visitor.getByRole('heading', { name: /^Passbook PB-/ })).toBeVisible();
  };

  await query(shop, SCHEME);
  await on('2027-01-20');
  const [leaves, dies] = [await join('Leela Leaves', '9842155502'), await join('Devi Dies', '9842155503')];
  const member = { number: '', token: '' };

  await test.step('she asks to join, and is taken in', async () => {
    await visitor.goto('/diwali-sale-closed?schemes=yes');
    await visitor.getByRole('radio', { name: /Kolam 500/ }).check();
    await visitor.getByLabel('Your name').fill('Meena Misses');
    await visitor.getByLabel('Mobile number', { exact: true }).fill('98421 55501');
    await visitor.getByLabel('Address', { exact: true }).fill('14 North Car Street, Madurai');
    await visitor.getByLabel('Name of the nominee').fill('Kannan S');
    await visitor.getByLabel('What they are to you').fill('Husband');
    await visitor.getByLabel('I am 18 or older.').check();
    await visitor.getByLabel(/I agree to the terms/).check();
    await visitor.getByRole('button', { name: 'Look it over' }).click();
    await visitor.getByRole('button', { name: 'Ask to join' }).click();
    const heading = visitor.getByRole('heading', { name: /^Passbook PB-\d{5}$/ });
    await expect(heading).toBeVisible();
    member.number = /PB-\d{5}/.exec(await heading.innerText())?.[0] ?? '';
    const [row] = await query<{ token: string }>(shop, 'SELECT token FROM membership WHERE number = $1', [
      member.number,
    ]);
    member.token = row?.token ?? '';
    await desk.open(`/admin/scheme-members/${member.number}`);
    await page.getByRole('button', { name: 'Take into the scheme' }).click();
    await expect(page.getByText('Meena Misses is taken into the scheme.')).toBeVisible();
  });

  await test.step('in February all three pay, a press each on the sheet of the month', async () => {
    await on('2027-02-10');
    await desk.open('/admin/advance-scheme/kolam-500/sheet');
    await page
      .getByLabel(`UPI reference of Meena Misses, ${member.number}; empty for cash`)
      .fill('UTR 6302 0002 0210');
    expect(await faults(page)).toEqual([]);
    // While the first is on its way the others are pressed too; Enter that is held down pays for one.
    const inputOf = (name: string) => page.getByLabel(`UPI reference of ${name}`, { exact: false });
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/admin/members/*/payments', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await inputOf('Devi Dies').focus();
    await page.keyboard.down('Enter');
    await expect(inputOf('Leela Leaves')).toBeFocused();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.type('UTR 6302 0002 0211');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Meena Misses paid ₹500' }).click();
    await expect(page.getByText('Waits for those before it')).toHaveCount(2);
    answered.resolve();
    for (const name of ['Devi Dies', 'Leela Leaves', 'Meena Misses']) {
      await expect(page.getByText(`${name}: ₹500 recorded.`)).toBeVisible();
    }
    const recorded = await query(
      shop,
      `SELECT name, reference FROM membership_entry e JOIN membership m ON m.id = e.membership_id ORDER BY name`,
    );
    expect(recorded).toEqual([
      { name: 'Devi Dies', reference: null },
      { name: 'Leela Leaves', reference: '630200020211' },
      { name: 'Meena Misses', reference: '630200020210' },
    ]);
    await expect(page.getByText('₹1,500 came in this month, ₹0 are open.')).toBeVisible();
    // On a phone, where it looks otherwise, it is a table still; whoever has paid has no field.
    await page.setViewportSize({ width: 360, height: 780 });
    const browsers = await page.context().newCDPSession(page);
    const { nodes } = await browsers.send('Accessibility.getFullAXTree');
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect(['table', 'row', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([1, 4, 4, 3, 6]);
    await page.setViewportSize({ width: 1280, height: 720 });
    // Another month outlives a reload.
    await page.getByRole('link', { name: 'Next month' }).click();
    const march = page.getByRole('heading', { name: 'Collection sheet, March 2027' });
    await expect(march).toBeVisible();
    await page.reload();
    await expect(march).toBeVisible();
  });

  await test.step('in March she misses one: the day after the grace the benefit has lapsed', async () => {
    await on('2027-03-10');
    await desk.pay(leaves.number, '2027-03-10');
    await desk.pay(dies.number, '2027-03-10');
    await on('2027-03-18');
    await query(shop, DAILY_JOB);
    await expect
      .poll(async () => query(shop, 'SELECT state FROM membership WHERE number = $1', [member.number]))
      .toEqual([{ state: 'behind' }]);
    await passbook(member.token);
    await expect(visitor.getByText('The benefit has lapsed', { exact: false })).toBeVisible();
    await expect(fact(visitor, 'You can buy for')).toHaveText('₹500');
  });

  await test.step('she catches up, and the benefit is there again', async () => {
    await on('2027-03-20');
    await desk.open(`/admin/scheme-members/${member.number}`);
    await page.getByRole('button', { name: 'Record a payment' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByText('No. 2, ₹500, due 10 Mar 2027')).toBeVisible();
    await form.getByRole('button', { name: 'Record a payment' }).click();
    await expect(form.getByText('needed unless it is cash', { exact: false })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await form.getByLabel('Reference').fill('630200020320');
    await form.getByRole('button', { name: 'Record a payment' }).click();
    await expect(page.getByText('₹500 recorded.')).toBeVisible();
    await expect(page.getByText('An instalment was missed and caught up.', { exact: false })).toBeVisible();
    await passbook(member.token);
    // 500 + 500, and 10 % of them
    await expect(fact(visitor, 'You can buy for')).toHaveText('₹1,100');
  });

  await test.step('one dies, and her nominee is paid; one leaves, and gets every rupee back', async () => {
    await on('2027-04-15');
    await desk.open(`/admin/scheme-members/${dies.number}`);
    await page.getByRole('button', { name: 'End the membership' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Died: the nominee is paid').check();
    await form.getByLabel('What was said').fill('Her son called');
    await form.getByRole('button', { name: 'End the membership' }).click();
    await expect(page.getByText('The membership has ended.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay back' }).click();
    await expect(
      form.getByText('it goes to the nominee, Kannan S (Husband)', { exact: false }),
    ).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await form.getByLabel('Reference').fill('UTR 6302 0004 0415');
    await form.getByRole('button', { name: 'Pay back' }).click();
    await expect(page.getByText('₹1,000 paid back.')).toBeVisible();
    await passbook(dies.token);
    await expect(visitor.getByText('630200040415, to the nominee')).toBeVisible();
    await expect(fact(visitor, 'Paid back')).toHaveText('₹1,000');

    const back = { mode: 'bank', reference: 'N630200000000415', receivedOn: '2027-04-15', note: '' };
    const end = { from: 'active', ending: 'left', reason: 'Moves away' };
    await desk.call(`/api/admin/members/${leaves.number}/cancel`, end);
    await desk.call(`/api/admin/members/${leaves.number}/refunds`, { ...back, amountPaise: 100_000 });
    await passbook(leaves.token);
    await expect(visitor.getByText('everything is paid back', { exact: false })).toBeVisible();
    await expect(fact(visitor, 'We hold for you')).toHaveText('₹0');
  });

  await test.step('with the tenth instalment nothing more is asked for', async () => {
    for (const month of ['04', '05', '06', '07', '08', '09', '10', '11']) {
      const day = month === '04' ? '2027-04-16' : `2027-${month}-10`;
      await on(day);
      await desk.pay(member.number, day);
    }
    await passbook(member.token);
    await expect(visitor.getByText('No more instalments are asked for.', { exact: false })).toBeVisible();
    // 10 × 500, and 10 % of them
    await expect(fact(visitor, 'You can buy for')).toHaveText('₹5,500');
  });

  await changeSettings(shop, 'season', { opensOn: '2027-10-01', closesOn: '2027-12-31', closed: false });
  await expect.poll(async () => (await visitor.request.get('/', { maxRedirects: 0 })).status()).toBe(200);
  const list = new QuickOrder(visitor);
  let small = '';

  await test.step('a smaller order takes a part of it, told before it is sent', async () => {
    await list.open();
    await list.prepare(enough, { name: 'Meena Misses' });
    await visitor.getByText('Pay with the passbook of a scheme').click();
    await visitor.getByLabel('Passbook number').fill(member.number.toLowerCase());
    await visitor.getByRole('button', { name: 'Take it off the bill' }).click();
    // Her phone is not the one of the order.
    await expect(
      visitor.getByText('No passbook has this number and this mobile number.', { exact: false }).first(),
    ).toBeVisible();
    await visitor.getByLabel('Phone in the passbook').fill('98421 55501');
    await visitor.getByRole('button', { name: 'Take it off the bill' }).click();
    // 3,392 / 1.1 = 3,083.636: 3,083.64 of the 5,000 and 10 % of them.
    await expect(list.sum('Benefit of your scheme')).toHaveText('−₹308.36');
    await expect(list.sum('Your passbook pays')).toHaveText('−₹3,083.64');
    await expect(list.sum('Left to pay')).toHaveText('₹0');
    await expect(
      visitor.getByText('It pays ₹3,083.64 of your bill, and ₹308.36 benefit comes off.'),
    ).toBeVisible();
    small = (await list.send()).number;
    await passbook(member.token);
    await expect(fact(visitor, 'We hold for you')).toHaveText('₹1,916.36');
  });

  await test.step('cancelled, it gives the credit back', async () => {
    await desk.call(`/api/admin/orders/${small}/cancel`, { from: 'placed', reason: 'Wants more' });
    await passbook(member.token);
    await expect(visitor.getByText('Back from a cancelled order')).toBeVisible();
    await expect(fact(visitor, 'You can buy for')).toHaveText('₹5,500');
  });

  await test.step('a larger order takes all of it, from the page of the member', async () => {
    const places = (await (await visitor.request.get('/api/public/destinations')).json()) as {
      pickupLocations: { id: string; city: string }[];
    };
    // 9 × 610 = 5,490; packing 3 % = 164.70; freight 120: 5,774.70 is rounded up
    const large = (await desk.call('/api/public/orders', {
      idempotencyKey: randomUUID(),
      lines: [{ code: 'GB-04', quantity: 9, netPaise: 61_000 }],
      expectedTotalPaise: 577_500,
      customer: {
        name: 'Meena Misses',
        phone: '9842155501',
        address: '14 North Car Street',
        city: 'Madurai',
        district: 'Madurai',
        stateCode: '33',
        pinCode: '625001',
      },
      delivery: 'pickup',
      pickupLocationId: places.pickupLocations.find(({ city }) => city === 'Madurai')?.id ?? null,
      remarks: '',
      adult: true,
      terms: true,
    })) as { number: string; token: string };
    await desk.open(`/admin/scheme-members/${member.number}`);
    await page.getByRole('button', { name: 'Use it on an order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Number of the order').fill(large.number);
    await dialog.getByRole('button', { name: 'See what it takes off' }).click();
    await expect(
      dialog.getByText('The passbook pays ₹5,000, and ₹500 benefit comes off: ₹275 stays to be paid.'),
    ).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use it', exact: true }).click();
    await expect(page.getByText(`The passbook has paid for ${large.number}.`)).toBeVisible();
    await visitor.goto(`/order/${large.token}`);
    await expect(fact(visitor, 'Benefit of your scheme')).toHaveText('−₹500');
    await expect(visitor.getByText('₹275').first()).toBeVisible();
    await passbook(member.token);
    await expect(visitor.getByText('You have bought for what you paid in.', { exact: false })).toBeVisible();
    await expect(fact(visitor, 'We hold for you')).toHaveText('₹0');
  });
});
