import type { Locator, Page } from '@playwright/test';

import type { System } from '../../../infra/src/system.ts';
import { ownerOf, query } from '../../support/database.ts';
import { follow } from '../../support/follow.ts';
import { placeOrder } from '../../support/order-api.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';
import { forms } from '../../support/staff-forms/all-forms.ts';
import {
  AWAY,
  away,
  lost,
  meeting,
  NO_ANSWER,
  overtaken,
  refused,
  type Meets,
} from '../../support/staff-forms/mishaps.ts';
import { addressOf, opened, put, type StaffForm } from '../../support/staff-forms/staff-form.ts';

restoreSettings();

/** What the browser keeps of what was typed, by its keys. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed/')));
}

/** Its dialog glides in and out; all others come at once, as there are two hundred. */
const WITH_MOTION = 'payment';

function moveFor(page: Page, { name }: StaffForm): Promise<void> {
  return page.emulateMedia({ reducedMotion: name === WITH_MOTION ? 'no-preference' : 'reduce' });
}

/** A form that something was typed into. */
interface TypedForm {
  form: StaffForm;
  address: string;
  /** Where the browser keeps it. */
  key: string | undefined;
}

/** Types into a form, and finds it there again after Escape. */
async function typeInto(page: Page, shop: System, form: StaffForm): Promise<TypedForm> {
  const before = await keptTexts(page);
  const address = await addressOf(shop, form);
  await follow(page, address);
  let root = await opened(page, form);
  for (const [other, text] of form.also ?? []) await put(root.getByLabel(other, { exact: true }), text);
  await root.getByLabel(form.field, { exact: true }).fill(form.typed);
  await page.keyboard.press('Escape');
  if (form.opens) root = await opened(page, form);
  await holds(root, form, 'after Escape');
  const fresh = (await keptTexts(page)).filter((key) => !before.includes(key));
  expect(fresh, 'a form keeps what is its own').toHaveLength(1);
  return { form, address, key: fresh[0] };
}

function holds(root: Locator | Page, form: StaffForm, when: string): Promise<void> {
  const input = root.getByLabel(form.field, { exact: true });
  return form.isEditor
    ? expect(input, when).toHaveText(form.typed)
    : expect(input, when).toHaveValue(form.typed);
}

function sendButton(root: Locator, form: StaffForm): Locator {
  return root.getByRole('button', { name: form.send, exact: true });
}

function send(root: Locator, form: StaffForm): Promise<void> {
  return sendButton(root, form).click();
}

/** A lost step is asked for again after so many ms. */
const AGAIN_AFTER = 1_000;

async function losesNoAnswer(page: Page, root: Locator, form: StaffForm, meets: Meets): Promise<void> {
  const says = (text: string) => root.getByText(text, { exact: false });
  const left = meets(lost, away);
  const failed = page.waitForEvent('requestfailed');
  await send(root, form);
  await failed;
  // A step is asked for again by itself, and a record is not. The page's time passes ten times at most.
  const told = says(NO_ANSWER).or(says(AWAY));
  for (let times = 0; times < 10 && !(await isSoonVisible(told)); times++) {
    await page.clock.fastForward(AGAIN_AFTER);
  }
  await expect(told).toBeVisible();
  await holds(root, form, 'after a lost connection');
  if (left() > 0) await send(root, form);
  await expect(says(AWAY)).toBeVisible();
  await holds(root, form, 'while the backend starts anew');
}

/** Within the time of a few frames. */
function isSoonVisible(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 75 }).then(
    () => true,
    () => false,
  );
}

async function losesNoConflict(root: Locator, form: StaffForm, meets: Meets): Promise<void> {
  const { conflict } = form;
  if ('refused' in conflict) {
    meets(refused(conflict.refused, conflict.details));
    await send(root, form);
    await expect(root.getByText(conflict.says, { exact: false })).toBeVisible();
  }
  if ('theirs' in conflict) {
    const { field, theirs, shown = String(theirs) } = conflict;
    meets(overtaken({ [field]: theirs }));
    await send(root, form);
    const dispute = root.getByRole('group', { name: form.field, exact: true });
    await expect(dispute.getByRole('definition')).toHaveText([form.typed, shown]);
    await dispute.getByRole('button', { name: 'Keep mine' }).click();
  }
  await holds(root, form, 'after a conflict');
}

/** A colleague takes the order on, and back again. */
async function losesNoMove(
  page: Page,
  shop: System,
  { form, address }: TypedForm,
  state: string,
): Promise<void> {
  const number = address.split('/')[3];
  const move = async (to: string) => {
    const [moved] = await query<{ was: string }>(
      shop,
      'UPDATE orders SET state = $2 WHERE number = $1 RETURNING (SELECT state FROM orders WHERE number = $1) AS was',
      [number, to],
    );
    return moved?.was ?? '';
  };
  const root = await opened(page, form);
  // The page would hear of both in a moment.
  const order = `**/api/admin/orders/${number}`;
  await page.route(order, (route) => route.abort());
  const was = await move(state);
  await send(root, form);
  await expect(page.getByText(/Somebody was faster/)).toBeVisible();
  await holds(root, form, 'after a colleague was faster');
  await move(was);
  await page.unroute(order);
  await page.reload();
}

async function outlivesItsSession(page: Page, shop: System, root: Locator, form: StaffForm): Promise<void> {
  await expect(sendButton(root, form)).toBeEnabled();
  await page.context().clearCookies();
  // What the page asks for by itself may have met the end of the session before.
  await sendButton(root, form).dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await again.getByLabel('Password').press('Escape');
  await expect(again, 'Escape leaves the sign-in where it is').toBeVisible();
  await holds(page, form, 'behind the sign-in');
  await again.getByLabel('Password').fill(ownerOf(shop).password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(form.done).first()).toBeVisible();
  await expect(again).toBeHidden();
}

/** Sends it until it is done; whatever comes between loses nothing. */
async function sendInSpite(page: Page, shop: System, typed: TypedForm): Promise<void> {
  const { form, address, key = '' } = typed;
  await follow(page, address);
  if ('state' in form.conflict) await losesNoMove(page, shop, typed, form.conflict.state);
  const root = await opened(page, form);
  await holds(root, form, 'after a reload');
  await expect(root.getByText(/^Kept from /)).toBeVisible();
  const meets = await meeting(page, `**/api/admin/**/${form.call}`, form.reads);
  await losesNoAnswer(page, root, form, meets);
  await losesNoConflict(root, form, meets);
  await outlivesItsSession(page, shop, root, form);
  const isKept = async () => (await keptTexts(page)).includes(key);
  await expect.poll(isKept, 'what was sent is not kept').toBe(form.stays === true);
}

for (const [area, its] of Object.entries(forms)) {
  test(`what was typed outlives Escape, reload, a lost connection, a conflict and the end of the session, in every form of ${area}`, async ({
    page,
    shop,
  }) => {
    test.slow();
    page.on('dialog', (question) => question.accept());
    // A lost step waits a second in each form.
    await page.clock.install();
    await comeIn(page, shop, '/admin/dashboard');
    const typed: TypedForm[] = [];
    for (const form of its) {
      await test.step(`${form.name}: typed`, async () => {
        await moveFor(page, form);
        typed.push(await typeInto(page, shop, form));
      });
    }
    // One for all: each form has kept its own by then, and is found again after it.
    await page.reload();
    for (const each of typed) {
      await test.step(each.form.name, async () => {
        await moveFor(page, each.form);
        await sendInSpite(page, shop, each);
      });
    }
  });
}

test('what cannot be fetched says so in its place, and what was typed stays', async ({ page, shop }) => {
  await comeIn(page, shop, '/admin/settings/season');
  const message = page.getByLabel('Message on the closed page');
  await message.fill('The lamp waits');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Open the calendar' }).first().click();
  await expect(page.getByText('This part of the page did not arrive.', { exact: false })).toBeVisible();
  await expect(message).toHaveValue('The lamp waits');
});

test('a backend that is started anew under a form loses nothing of it', async ({ page, shop }) => {
  const { number } = await placeOrder(shop, 'Restarted Rani');
  await comeIn(page, shop, `/admin/orders/${number}`);
  await page.getByLabel('Note for the staff').fill('Typed before the restart');
  const input = page.getByLabel('Note for the staff');
  const send = page.getByRole('button', { name: 'Add note' });
  const restarted = shop.restart('backend');
  await send.click();
  await restarted;
  const kept = page
    .getByRole('list', { name: 'History' })
    .getByText('Typed before the restart', { exact: true });
  // Either it was done, or it stands there still and is sent by the same press.
  await expect(async () => {
    if ((await input.inputValue()) === 'Typed before the restart') await send.click({ timeout: 5_000 });
    await expect(kept).toHaveCount(1, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(input).toHaveValue('');
});
