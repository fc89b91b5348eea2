import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { addStaff, query } from '../../support/database.ts';
import { expect, test } from '../../support/shop.ts';
import { placeOrder } from '../../support/order-api.ts';
import { comeIn, wholeMenu } from '../../support/staff.ts';

/** Eighty letters in which no line can break, in a script each. */
const LONG = ['Venkatanarasimharaju', 'திருவனந்தபுரத்துச்சுப்பிரமணியன்', 'عبدالرحمنالمستعصمبالله', '👨‍👩‍👧‍👦'].map(
  (word) => word.repeat(Math.floor(80 / word.length)),
);

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const frames = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).overflowX === 'auto' && element.clientWidth > 0,
    );
    return Math.max(
      scrollWidth - clientWidth,
      ...frames.map((frame) => frame.scrollWidth - frame.clientWidth),
    );
  });
}

test('the list has rows of 44 px and the first within 220 px, and nothing scrolls sideways', async ({
  page,
  shop,
}) => {
  const town = `T${randomUUID().slice(0, 8)}`;
  for (const name of LONG) await placeOrder(shop, name, town);
  const { number } = await placeOrder(shop, 'Meenakshi Sundaram', town);
  await page.setViewportSize({ width: 1280, height: 800 });
  await comeIn(page, shop, `/admin/orders?search=${town}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
  await expect(row).toBeVisible();
  for (const name of LONG) await expect(page.getByText(name).first()).toBeVisible();
  expect(Math.round((await row.boundingBox())?.height ?? 0)).toBe(44);
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await page.goto('/admin/orders');
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(220);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/admin/orders?search=${town}&state=placed&from=2026-01-01&sort=balance`);
  await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible();
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await expect(page.getByLabel('State')).toBeVisible();
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('no list and no record is wider than the screen, whatever its rows are called', async ({
  page,
  shop,
}) => {
  const [name = ''] = LONG;
  const { email } = await addStaff(shop, 'content');
  await query(shop, 'UPDATE staff SET name = $2 WHERE email = $1', [email, name]);
  await query(
    shop,
    "INSERT INTO reminder (id, at, channel, contact) VALUES (gen_random_uuid(), now(), 'email', $1)",
    [`${name}@customer.test`],
  );
  await query(
    shop,
    `INSERT INTO post (id, slug, title, excerpt, body, tags, author, state)
     SELECT gen_random_uuid(), $1, $2, excerpt, body, tags, author, 'draft' FROM post LIMIT 1`,
    [randomUUID(), name],
  );
  await comeIn(page, shop, '/admin/users');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/admin/reminders', '/admin/blogs', '/admin/users']) {
      await page.goto(path);
      await expect(page.getByText(name).first()).toBeVisible();
      expect.soft([width, path, await sidewaysScroll(page)]).toEqual([width, path, 0]);
    }
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect.soft([width, 'a record', await sidewaysScroll(page)]).toEqual([width, 'a record', 0]);
  }
});

test('by keyboard alone: search, choose, confirm, save the view, come back to it, delete it', async ({
  page,
  shop,
}) => {
  const town = `T${randomUUID().slice(0, 8)}`;
  const numbers: string[] = [];
  for (let n = 0; n < 4; n++) numbers.unshift((await placeOrder(shop, `Kavitha ${n}`, town)).number);
  const [newest = '', second = '', third = '', oldest = ''] = numbers;
  await query(shop, "UPDATE orders SET hold_reason = 'No answer' WHERE number = $1", [second]);
  await comeIn(page, shop, '/admin/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: /^[\d,]+ orders?$/ });
  const input = page.getByRole('searchbox', { name: 'Search orders' });

  await test.step('/ goes to the search, which keeps the focus while the list follows', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(town);
    await expect(status).toHaveText('4 orders');
    await expect(page).toHaveURL(`/admin/orders?search=${town}`);
    await expect(input).toBeFocused();
  });
  await test.step('arrows, Home and End move, Space chooses, with Shift a range', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: newest })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: third })).toBeFocused();
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 chosen')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(page.getByRole('link', { name: newest })).toBeFocused();
  });
  await test.step('each chosen order is confirmed; the one on hold is refused, told of, and stays chosen', async () => {
    await page.getByRole('button', { name: 'Confirm (3)' }).press('Enter');
    await expect(page.getByText('2 orders are confirmed.')).toBeVisible();
    await expect(page.getByText(`${second}: The order is on hold: No answer.`)).toBeVisible();
    await expect(page.getByText('1 chosen')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: second })).toBeChecked();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: newest }) });
    await expect(row).toContainText('Confirmed');
  });
  await test.step('shift-click chooses between, the head the page', async () => {
    await page.getByRole('button', { name: 'Choose none' }).click();
    await page.getByRole('checkbox', { name: newest }).click();
    await page.getByRole('checkbox', { name: third }).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 chosen')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Choose the whole page' }).click();
    await expect(page.getByText('4 chosen')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Choose the whole page' }).click();
    await expect(page.getByText('chosen')).toHaveCount(0);
  });
  await test.step('a choice stands as a chip, and going back undoes it', async () => {
    await page.getByLabel('State').selectOption('Confirmed');
    await expect(status).toHaveText('2 orders');
    await page.getByRole('button', { name: 'State: Confirmed' }).click();
    await expect(status).toHaveText('4 orders');
    await page.goBack();
    await expect(page).toHaveURL(`/admin/orders?search=${town}&state=confirmed`);
    await expect(status).toHaveText('2 orders');
  });
  const view = page.getByRole('link', { name: 'Mine & “more”' });
  await test.step('the filters get a name', async () => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Save these filters' }).click();
    await page.getByLabel('Name').fill('Mine & “more”');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Mine & “more”” is saved.')).toBeVisible();
  });
  await test.step('and are there after a reload, until they are deleted', async () => {
    await page.goto('/admin/orders');
    await page.getByRole('button', { name: 'Views' }).click();
    await view.click();
    await expect(page).toHaveURL(`/admin/orders?search=${town}&state=confirmed`);
    await expect(status).toHaveText('2 orders');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Delete “Mine & “more””' }).click();
    await expect(page.getByText('“Mine & “more”” is deleted.')).toBeVisible();
    await expect(view).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('what is shown is taken away as a file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'As CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('orders.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([newest, third]);
  });
  await test.step('when all that were chosen are done, the focus goes to the heading', async () => {
    await page.goto(`/admin/orders?search=${town}`);
    await page.getByRole('checkbox', { name: oldest }).click();
    await page.getByRole('button', { name: 'Confirm (1)' }).press('Enter');
    await expect(page.getByText('1 order is confirmed.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('and what was done with them is taken back', async () => {
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: oldest }) });
    await expect(row).toContainText('Confirmed');
    await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
    await expect(page.getByText('Taken back.')).toBeVisible();
    await expect(row).toContainText('Placed');
  });
});

test('pages follow each other, back goes back, and a page that has emptied leads to the first', async ({
  page,
  shop,
}) => {
  const town = `T${randomUUID().slice(0, 8)}`;
  const { number } = await placeOrder(shop, 'Paging Padma', town);
  await query(
    shop,
    `INSERT INTO contact_message (id, at, name, phone, subject, message)
     SELECT uuidv7(), now() - n * interval '1 minute', $1 || ' ' || lpad(n::text, 2, '0'), '9876543210', 'other', 'hello'
     FROM generate_series(1, 30) n`,
    [town],
  );
  await comeIn(page, shop, `/admin/contacts?search=${town}&page=7`);
  const shown = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(shown).toHaveCount(25);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(shown).toHaveCount(5);
  await expect(shown.first()).toContainText(`${town} 26`);
  await page.goBack();
  await expect(shown.first()).toContainText(`${town} 01`);
  await page.goForward();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(shown).toHaveCount(25);
  await page.goBack();
  await expect(shown).toHaveCount(5);
  await query(shop, "UPDATE contact_message SET done_at = now(), done_by = 'x' WHERE name LIKE $1", [
    `${town} %`,
  ]);
  await page.reload();
  await expect(page.getByText('Nothing stands on this page any more')).toBeVisible();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByText('No message matches')).toBeVisible();
  // `["newest"]`: a place that the shop does not know any more.
  await page.goto(`/admin/contacts?search=${town}&cursor=WyJuZXdlc3QiXQ`);
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByText('No message matches')).toBeVisible();

  await test.step('the audit log says what somebody changed, from what to what', async () => {
    await query(
      shop,
      `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
       VALUES (uuidv7(), now(), 'staff', $1, 'settings.season.saved', 'setting/season',
         '{"opensOn": "2026-08-01"}', '{"opensOn": "2026-08-15"}')`,
      [`Auditor <b>${number}</b>`],
    );
    await (await wholeMenu(page)).getByRole('link', { name: 'Audit log' }).click();
    const row = page.getByRole('row').filter({ hasText: `Auditor <b>${number}</b>` });
    await expect(row).toContainText('Changed the settings: Season');
    await expect(row).toContainText('Opens on: 1 Aug 2026 → 15 Aug 2026');
    await page.getByLabel('Kind of thing').selectOption('Products');
    await expect(row).toBeHidden();
  });
});
