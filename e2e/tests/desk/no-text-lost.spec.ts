import type { Locator, Page } from '@playwright/test';

import { ownerOf } from '../../support/database.ts';
import { placeOrder } from '../../support/order-api.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { expect, test, testAlone } from '../../support/shop.ts';
import { signIn } from '../../support/staff.ts';
import { forms } from '../../support/staff-forms/all-forms.ts';
import { addressOf, opened, put } from '../../support/staff-forms/staff-form.ts';

restoreSettings();

/** What the browser keeps of what was typed. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed/')));
}

/** Goes there by a link, as staff go from form to form; a reload loads the whole page soon enough. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await page.waitForURL((url) => url.href.endsWith(address));
  await expect(page.locator('html.in-transition')).toHaveCount(0);
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
      await follow(page, await addressOf(shop, form));
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

      await expect.poll(() => keptTexts(page), 'what was sent is not kept').toHaveLength(form.stays ? 1 : 0);
      if (!form.stays) return;
      await page.evaluate(() => localStorage.clear());
      await page.goto('/admin/dashboard');
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
  const kept = page
    .getByRole('list', { name: 'History' })
    .getByText('Typed before the restart', { exact: true });
  // Either it was done, or it stands there still and is sent by the same press.
  await expect(async () => {
    if ((await box.inputValue()) === 'Typed before the restart') await send.click({ timeout: 5_000 });
    await expect(kept).toHaveCount(1, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(box).toHaveValue('');
});
