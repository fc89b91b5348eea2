import type { Locator, Page } from '@playwright/test';

import type { System } from '../../infra/src/system.ts';
import { ownerOf, query } from '../support/database.ts';
import { placeOrder } from '../support/order-api.ts';
import { expect, test, testAlone } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

/** A form in which staff type, and what may happen to it. */
interface StaffForm {
  name: string;
  /** Where it stands: an address, the order with what must be true of it, or what finds the address. */
  at: string | { order: string } | { record: string };
  /** What opens its dialog; without it the form stands on the page. */
  opens?: string;
  box: string;
  typed: string;
  /** Typed besides, where one box is not enough. */
  also?: readonly (readonly [box: string, text: string])[];
  send: string;
  /** What its request ends with. */
  call: string;
  done: string;
  /** The box is an editor, and holds its text as a page does. */
  isEditor?: true;
  /** Sent, it is only looked at: what was typed stays until it is done. */
  stays?: true;
}

const section = (name: string, title: string, box: string, typed: string): StaffForm => ({
  name: `settings: ${name}`,
  at: `/admin/settings/${name}`,
  box,
  typed,
  send: 'Save',
  call: `settings/${name}`,
  done: `${title}: saved.`,
});

const forms: readonly StaffForm[] = [
  section('season', 'Season', 'Message on the closed page', 'Back when the lamp is lit'),
  section('sale', 'Sale mode', 'Letters of the order number', 'AG'),
  section('limits', 'Order limits', 'Most for one order', '1,75,000'),
  section('identity', 'Shop identity', 'Tagline', 'Light for every house'),
  section('payment', 'Payment details', 'Bank', 'Indian Bank, Sivakasi'),
  section('site', 'Website', 'Redirects', '/old-lamps /crackers/sparklers'),
  {
    name: 'next season',
    at: '/admin/settings/next',
    box: 'Message on the closed page',
    typed: 'The lamp is filled again in August',
    send: 'See what it does',
    call: 'roll-over/preview',
    done: 'The shop is open. Close it first',
    stays: true,
  },
  {
    name: 'state',
    at: '/admin/state/33',
    box: 'Note for shoppers',
    typed: 'Between six and seven, and between seven and eight',
    send: 'Save',
    call: 'states/33',
    done: 'Tamil Nadu: saved.',
  },
  {
    name: 'pickup location',
    at: '/admin/pickuplocation',
    opens: 'Add a pickup location',
    box: 'Contact person',
    typed: 'R. Velmurugan',
    also: [
      ['Name', 'Velmurugan Parcels'],
      ['Phone', '98420 00999'],
      ['Address', '3 Car Street'],
      ['Town', 'Sattur'],
      ['PIN code', '626203'],
      ['Opening hours', 'Every day 9 am to 6 pm'],
    ],
    send: 'Add a pickup location',
    call: 'pickup-locations',
    done: 'Velmurugan Parcels is added.',
  },
  {
    name: 'new post',
    at: '/admin/blogs',
    opens: 'New post',
    box: 'Title',
    typed: 'Rain and crackers',
    send: 'Begin writing',
    call: 'posts',
    done: '“Rain and crackers” is a draft now.',
  },
  {
    name: 'post',
    at: '/admin/blogs/how-lorry-parcel-booking-works',
    box: 'Text',
    typed: 'விளக்கு: a lamp, and its oil.',
    isEditor: true,
    send: 'Save',
    call: 'posts/*',
    done: 'Post: saved.',
  },
  {
    name: 'new category',
    at: '/admin/category',
    opens: 'Add a category',
    box: 'Name',
    typed: 'Paper Lanterns',
    send: 'Add a category',
    call: 'categories',
    done: 'Paper Lanterns is added.',
  },
  {
    name: 'new city',
    at: '/admin/city',
    opens: 'Add a city',
    box: 'Name',
    typed: 'Sattur',
    send: 'Add a city',
    call: 'cities',
    done: 'Sattur is added.',
  },
  {
    name: 'category',
    at: { record: "SELECT '/admin/category/' || id AS address FROM category WHERE slug = 'bijili'" },
    box: 'Name in Tamil',
    typed: 'பிஜிலி வெடி',
    send: 'Save',
    call: 'categories/*',
    done: 'Category: saved.',
  },
  {
    name: 'city',
    at: { record: "SELECT '/admin/city/' || id AS address FROM city WHERE slug = 'madurai'" },
    box: 'Last order date',
    typed: '20 Oct 2026',
    send: 'Save',
    call: 'cities/*',
    done: 'City: saved.',
  },
  {
    name: 'product',
    at: '/admin/products/sp-02',
    box: 'Brand',
    typed: 'Agal Gold',
    send: 'Save',
    call: 'products/*',
    done: '7 cm Colour Crackling Sparklers: saved.',
  },
  {
    name: 'new product',
    at: '/admin/products',
    opens: 'New product',
    box: 'Content',
    typed: '12 pcs',
    also: [
      ['Name', 'Lost Lamp'],
      ['Item code', 'LL-01'],
      ['Category', 'Sparklers'],
      ['MRP', '100'],
      ['Net rate', '20'],
    ],
    send: 'Add as a draft',
    call: 'products',
    done: 'Lost Lamp is a draft now.',
  },
  {
    name: 'stock',
    at: '/admin/products/sp-03',
    opens: 'Correct',
    box: 'Reason',
    typed: 'Damp after the rain',
    also: [['How many', '499']],
    send: 'Correct',
    call: 'stock',
    done: 'The stock is corrected.',
  },
  {
    name: 'counting',
    at: '/admin/products/sp-04',
    opens: 'Count no more',
    box: 'Reason',
    typed: 'Made to order',
    send: 'Count no more',
    call: 'counting',
    done: 'The stock is not counted any more.',
  },
  {
    name: 'note',
    at: { order: '' },
    box: 'Note for the staff',
    typed: 'Wants to be called after six',
    send: 'Add note',
    call: 'notes',
    done: 'The note is added.',
  },
  {
    name: 'hold',
    at: { order: '' },
    opens: 'Put on hold',
    box: 'Reason',
    typed: 'The phone does not answer',
    send: 'Put on hold',
    call: 'hold',
    done: 'The order is on hold.',
  },
  {
    name: 'cancel',
    at: { order: '' },
    opens: 'Cancel order',
    box: 'Reason',
    typed: 'Ordered twice by mistake',
    send: 'Cancel order',
    call: 'cancel',
    done: 'The order is cancelled.',
  },
  {
    name: 'payment',
    at: { order: '' },
    opens: 'Record payment',
    box: 'UTR or reference',
    typed: 'UTR-LOST-1',
    send: 'Record payment',
    call: 'payments',
    done: '₹3,395 is recorded.',
  },
  {
    name: 'refund',
    at: {
      order: `INSERT INTO payment (id, order_id, mode, amount_paise, received_on, note, recorded_at, recorded_by)
        SELECT gen_random_uuid(), id, 'cash', 50000, current_date, '', now(), (SELECT id FROM staff LIMIT 1)
        FROM orders WHERE number = $1`,
    },
    opens: 'Record refund',
    box: 'UTR or reference',
    typed: 'UTR-LOST-2',
    also: [['Amount in rupees', '120']],
    send: 'Record refund',
    call: 'refunds',
    done: '₹120 paid back is recorded.',
  },
  {
    name: 'dispatch',
    at: { order: "UPDATE orders SET state = 'packed' WHERE number = $1" },
    opens: 'Dispatch',
    box: 'Transporter',
    typed: 'KPN Parcel Service',
    also: [['LR number', 'LR-778']],
    send: 'Dispatch',
    call: 'dispatch',
    done: 'The order is dispatched.',
  },
];

/** The tests after these find the settings as they were. */
let settings: { section: string; value: object }[] = [];
test.beforeAll(async ({ shop }) => {
  settings = await query(shop, 'SELECT section, value FROM setting');
});
test.afterAll(async ({ shop }) => {
  for (const { section: name, value } of settings) {
    const restore = 'UPDATE setting SET value = $2::jsonb, revision = revision + 1 WHERE section = $1';
    await query(shop, restore, [name, JSON.stringify(value)]);
  }
});

/** Opens the form where it stands; the root of what a person sees of it. */
async function opened(page: Page, form: StaffForm): Promise<Locator> {
  if (!form.opens) return page.locator('main');
  await page.getByRole('main').getByRole('button', { name: form.opens, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(form.box)).toBeVisible();
  return dialog;
}

/** Types it, or chooses it. */
async function put(box: Locator, text: string): Promise<void> {
  const isChoice = await box.evaluate((element) => element instanceof HTMLSelectElement);
  await (isChoice ? box.selectOption(text) : box.fill(text));
}

async function addressOf(shop: System, { name, at }: StaffForm): Promise<string> {
  if (typeof at === 'string') return at;
  if ('record' in at) return (await query<{ address: string }>(shop, at.record))[0]?.address ?? '';
  const { number } = await placeOrder(shop, `Forgetful ${name}`);
  if (at.order) await query(shop, at.order, [number]);
  return `/admin/orders/${number}`;
}

/** What the browser keeps of what was typed. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed/')));
}

test('what was typed outlives Escape, reload, a lost connection and the end of the session, in every form', async ({
  page,
  shop,
}) => {
  test.slow();
  await page.goto('/admin/dashboard');
  await signIn(page, ownerOf(shop));
  for (const form of forms) {
    await test.step(form.name, async () => {
      await page.goto(await addressOf(shop, form));
      let root = await opened(page, form);
      const box = () => root.getByLabel(form.box, { exact: true });
      const holds = (where: Locator, when: string) =>
        form.isEditor
          ? expect(where, when).toHaveText(form.typed)
          : expect(where, when).toHaveValue(form.typed);
      const send = () => root.getByRole('button', { name: form.send, exact: true }).click();
      for (const [other, text] of form.also ?? []) await put(root.getByLabel(other, { exact: true }), text);
      await box().fill(form.typed);

      await page.keyboard.press('Escape');
      if (form.opens) root = await opened(page, form);
      await holds(box(), 'after Escape');

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      root = await opened(page, form);
      await holds(box(), 'after a reload');
      await expect(root.getByText(/^Kept from /)).toBeVisible();

      const calls = `**/api/admin/**/${form.call}`;
      await page.route(calls, (route) => route.abort());
      await send();
      await expect(root.getByText('No answer from the shop.', { exact: false })).toBeVisible();
      await holds(box(), 'after a lost connection');
      await page.unroute(calls);

      await page.context().clearCookies();
      await send();
      const again = page.getByRole('dialog', { name: 'Sign in again' });
      await expect(again).toBeVisible();
      await again.getByLabel('Password').press('Escape');
      await expect(again, 'Escape leaves the sign-in where it is').toBeVisible();
      await holds(page.getByLabel(form.box, { exact: true }), 'behind the sign-in');
      await again.getByLabel('Password').fill(ownerOf(shop).password);
      await again.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText(form.done).first()).toBeVisible();
      await expect(again).toBeHidden();

      expect(await keptTexts(page), 'what was sent is not kept').toHaveLength(form.stays ? 1 : 0);
      if (form.stays) await page.evaluate(() => localStorage.clear());
    });
  }
});

test('what cannot be fetched says so in its place, and what was typed stays', async ({ page, shop }) => {
  await page.goto('/admin/settings/season');
  await signIn(page, ownerOf(shop));
  const message = page.getByLabel('Message on the closed page');
  await message.fill('The lamp waits');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Open the calendar' }).first().click();
  await expect(page.getByText('This part of the page did not arrive.', { exact: false })).toBeVisible();
  await expect(message).toHaveValue('The lamp waits');
});

test('of two who save the same settings, each keeps what only they changed and decides the rest', async ({
  page,
  shop,
}) => {
  await page.goto('/admin/settings/identity');
  await signIn(page, ownerOf(shop));
  const tagline = page.getByLabel('Tagline');
  await tagline.fill('Mine');
  await page.getByLabel('City').fill('Virudhunagar');
  const theirs = (change: object) =>
    query(
      shop,
      "UPDATE setting SET value = value || $1::jsonb, revision = revision + 1 WHERE section = 'identity'",
      [JSON.stringify(change)],
    );
  const saved = async () =>
    (await query<{ value: object }>(shop, "SELECT value FROM setting WHERE section = 'identity'"))[0]?.value;

  await test.step('what only they changed is taken over, and said', async () => {
    await theirs({ licenceNumber: 'LE-5/2026' });
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Shop identity: saved.')).toBeVisible();
    expect(await saved()).toMatchObject({
      tagline: 'Mine',
      city: 'Virudhunagar',
      licenceNumber: 'LE-5/2026',
    });
    await expect(page.getByLabel('Explosives licence')).toHaveValue('LE-5/2026');
  });
  await test.step('what both changed stands side by side, and nothing is saved before it is decided', async () => {
    await tagline.fill('Mine again');
    await page.getByLabel('City').fill('Rajapalayam');
    await theirs({ tagline: 'Theirs', city: 'Sattur' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dispute = page.getByRole('group', { name: 'Tagline' });
    await expect(dispute.getByRole('definition')).toHaveText(['Mine again', 'Theirs']);
    expect(await saved()).toMatchObject({ tagline: 'Theirs', city: 'Sattur' });
    await page.reload();
    await expect(dispute.getByRole('definition'), 'after a reload too').toHaveText(['Mine again', 'Theirs']);
    await dispute.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('group', { name: 'City' }).getByRole('button', { name: 'Take theirs' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Shop identity: saved.')).toBeVisible();
    expect(await saved()).toMatchObject({ tagline: 'Mine again', city: 'Sattur' });
  });
});

test('a lost answer is asked for again by itself, and the step is done once', async ({ page, shop }) => {
  const { number } = await placeOrder(shop, 'Tunnel Thangam');
  await page.goto(`/admin/orders/${number}`);
  await signIn(page, ownerOf(shop));
  let lost = 0;
  await page.route(`**/api/admin/orders/${number}/notes`, async (route) => {
    await route.fetch();
    lost += 1;
    await (lost === 1 ? route.abort() : route.continue());
  });
  await page.getByLabel('Note for the staff').fill('Once is enough');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('it was done once', { exact: false })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'History' }).getByText('Once is enough', { exact: true }),
  ).toHaveCount(1);
});

test('two calls of a session that ended open one dialog, and somebody else gets a page of their own', async ({
  page,
  shop,
}) => {
  const { number } = await placeOrder(shop, 'Twofold Tamilarasi');
  const [other] = await query<{ email: string }>(
    shop,
    `INSERT INTO staff (id, email, name, role, password_hash, created_at)
     SELECT gen_random_uuid(), 'second@shop.example', 'Second Selvi', 'owner', password_hash, now()
     FROM staff WHERE role = 'owner' ORDER BY created_at LIMIT 1 RETURNING email`,
  );
  await page.goto(`/admin/orders/${number}`);
  await signIn(page, ownerOf(shop));
  await page.getByLabel('Note for the staff').fill('Mine alone');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.keyboard.press('Tab');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toHaveCount(1);
  await again.getByLabel('E-mail').fill(other?.email ?? '');
  await again.getByLabel('Password').fill(ownerOf(shop).password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  const now = page.getByRole('dialog', { name: 'You are Second Selvi now' });
  await expect(now.getByText('kept on this computer', { exact: false })).toBeVisible();
  page.on('dialog', (leave) => void leave.accept());
  await now.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByText('Second Selvi')).toBeVisible();
  await expect(page.getByLabel('Note for the staff')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
});

testAlone('a backend that is started anew under a form loses nothing of it', async ({ page, shop }) => {
  const { number } = await placeOrder(shop, 'Restarted Rani');
  await page.goto(`/admin/orders/${number}`);
  await signIn(page, ownerOf(shop));
  await page.getByLabel('Note for the staff').fill('Typed before the restart');
  const box = page.getByLabel('Note for the staff');
  const send = page.getByRole('button', { name: 'Add note' });
  const restarted = shop.restart('backend');
  await send.click();
  await restarted;
  await expect(send).not.toHaveAttribute('data-loading');
  // Either it was done, or it stands there still.
  if ((await box.inputValue()) !== '') {
    await expect(box).toHaveValue('Typed before the restart');
    await send.click();
  }
  await expect(
    page.getByRole('list', { name: 'History' }).getByText('Typed before the restart', { exact: true }),
  ).toHaveCount(1);
});

test('bank details ask for the password once it was not typed for a while, and go on from there', async ({
  page,
  shop,
}) => {
  await page.goto('/admin/settings/payment');
  await signIn(page, ownerOf(shop));
  const bank = page.getByLabel('Bank', { exact: true });
  await bank.fill('Canara Bank, Sivakasi');
  await query(shop, 'UPDATE session SET proven_at = NULL');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const ask = page.getByRole('dialog', { name: 'Your password, please' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('This needs your password.', { exact: false })).toBeVisible();
  await expect(bank).toHaveValue('Canara Bank, Sivakasi');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await ask.getByLabel('Password').fill('not it');
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expect(ask.getByText('The e-mail or the password is wrong.')).toBeVisible();
  await ask.getByLabel('Password').fill(ownerOf(shop).password);
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Payment details: saved.')).toBeVisible();
});
