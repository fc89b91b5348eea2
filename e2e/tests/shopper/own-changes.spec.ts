import type { Page } from '@playwright/test';
import { faults } from '../../support/axe.ts';
import { goodOrderBody, type PlacedOrder } from '../../support/order-api.ts';
import { changeSettings } from '../../support/settings.ts';
import { expect, testAlone as test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';
import type { System } from '../../../infra/src/system.ts';

/** Sent from the browser of the page, which its device cookie tells the shop from then on. */
async function placeFrom(page: Page, shop: System, name: string): Promise<PlacedOrder> {
  const data = { ...(await goodOrderBody(shop, name)), remember: false };
  const headers = { origin: shop.publicUrl };
  const answer = await page.request.post(`${shop.url}/api/public/orders`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as PlacedOrder;
}

const notice = (page: Page, title: string) => page.locator('main strong', { hasText: title });

test('she changes and cancels her order in each sale mode, and of her and staff one wins', async ({
  page,
  browser,
  shop,
}) => {
  const desk = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const form = page.getByRole('form');
  const oneMore = form.getByRole('button', { name: /^One more of Lakshmi Gift Box/ });

  await test.step('by order: at once', async () => {
    await changeSettings(shop, 'sale', { mode: 'order' });
    const { token } = await placeFrom(page, shop, 'Changing Customer');
    await page.goto(`/order/${token}`);
    await page.getByRole('button', { name: 'Change this order' }).click();
    await oneMore.click();
    await form.getByLabel('Add something').fill('sp02');
    await form.getByRole('button', { name: /^Add 7 cm Colour Crackling Sparklers/ }).click();
    // Six boxes at ₹610, ten at ₹13 and one at ₹14 are ₹3,804; packing 3 % = ₹114.12; freight ₹120; ₹4,038.12.
    await expect(form.getByText('The total is ₹3,395 now, and would be ₹4,038.')).toBeVisible();
    await form.getByRole('button', { name: 'Change my order' }).click();
    await expect(page.getByText('Your order is changed.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The bill' })).toContainText('₹4,038');
    await expect(page.getByRole('region', { name: 'What happened so far' })).toContainText('6 in place of 5');
    await page.getByRole('button', { name: 'Cancel this order' }).click();
    await form.getByLabel('Why, if you like to say').fill('We are away');
    await form.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText('This order is cancelled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change this order' })).toHaveCount(0);
  });

  await test.step('staff confirm while she fills in: she is told, asks, and one key makes it so', async () => {
    const { number, token } = await placeFrom(page, shop, 'Racing Customer');
    await page.goto(`/order/${token}`);
    await page.getByRole('button', { name: 'Change this order' }).click();
    await oneMore.click();
    await expect(form.getByText('and would be ₹4,024', { exact: false })).toBeVisible();
    await comeIn(desk, shop, `/admin/orders/${number}`);
    await expect(desk.locator('[data-next-step]')).toBeVisible();
    await desk.keyboard.press('s');
    await expect(desk.getByText('The order is confirmed.')).toBeVisible();
    await form.getByRole('button', { name: 'Change my order' }).click();
    await expect(form.getByText('This is not done at once any more', { exact: false })).toBeVisible();
    await form.getByRole('button', { name: 'Ask for this change' }).click();
    await expect(notice(page, 'You asked us for a change')).toBeVisible();
    // The desk follows by itself.
    await expect(desk.getByText('Racing Customer asked on', { exact: false })).toBeVisible();
    await expect(desk.getByText('Total: ₹4,024 in place of ₹3,395')).toBeVisible();
    await desk.keyboard.press('a');
    await expect(desk.getByText('The order is changed as the customer asked.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'The bill' })).toContainText('₹4,024');
    await expect(notice(page, 'You asked us for a change')).toHaveCount(0);
  });

  await test.step('she changes while staff look: they do not confirm what they have not seen', async () => {
    const { number, token } = await placeFrom(page, shop, 'Faster Customer');
    await comeIn(desk, shop, `/admin/orders/${number}`);
    await expect(desk.locator('[data-next-step]')).toBeVisible();
    // What the desk reads anew is held back: its press meets what it does not show yet.
    const held = Promise.withResolvers<void>();
    await desk.route(`**/api/admin/orders/${number}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/order/${token}`);
    await page.getByRole('button', { name: 'Change this order' }).click();
    await oneMore.click();
    await form.getByRole('button', { name: 'Change my order' }).click();
    await expect(page.getByText('Your order is changed.')).toBeVisible();
    await desk.keyboard.press('s');
    await expect(desk.getByText('Somebody edited this order meanwhile.', { exact: false })).toBeVisible();
    held.resolve();
  });

  await test.step('by estimate: asked for, withdrawn, and a no with its reason', async () => {
    await changeSettings(shop, 'sale', { mode: 'estimate' });
    const { number, token } = await placeFrom(page, shop, 'Asking Customer');
    await page.goto(`/order/${token}`);
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    await form.getByText('Where it goes').click();
    const street = form.getByLabel('Door number and street');
    await expect(street).toBeHidden();
    await form.getByRole('radio', { name: /^To your door/ }).check();
    await expect(street).toBeVisible();
    await expect(form.getByText('and would be', { exact: false })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await form.getByRole('radio', { name: /^Mattuthavani/ }).check();
    await oneMore.click();
    await form.getByRole('button', { name: 'Ask for this change' }).click();
    await page.getByRole('button', { name: 'Withdraw it' }).click();
    await expect(page.getByRole('button', { name: 'Ask to cancel it' })).toBeVisible();
    await page.getByRole('button', { name: 'Ask to cancel it' }).click();
    await form.getByRole('button', { name: 'Yes, ask for it' }).click();
    await expect(notice(page, 'You asked us to cancel this order')).toBeVisible();
    // Whoever calls about it has it in the list of calls, and answers there.
    await comeIn(desk, shop, `/admin/orders/calls?order=${number}`);
    await expect(desk.getByRole('link', { name: /Asking Customer.*Asks to cancel/ })).toBeVisible();
    await desk.getByRole('button', { name: 'Say no' }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('It is on the way to you');
    await desk.getByRole('dialog').getByRole('button', { name: 'Say no' }).click();
    await expect(desk.getByText('The customer is told.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Our answer: It is on the way to you')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for a change' })).toBeVisible();
  });

  await test.step('where only prices are shown she asks too; the link alone shows the order', async () => {
    const { token } = await placeFrom(page, shop, 'Reading Customer');
    await changeSettings(shop, 'sale', { mode: 'catalogue' });
    await page.goto(`/order/${token}`);
    await page.getByRole('button', { name: 'Ask to cancel it' }).click();
    await form.getByRole('button', { name: 'Yes, ask for it' }).click();
    await expect(notice(page, 'You asked us to cancel this order')).toBeVisible();
    const other = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await other.goto(`/order/${token}`);
    await expect(notice(other, 'You asked us to cancel this order')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Withdraw it' })).toHaveCount(0);
    const { token: untouched } = await (async () => {
      await changeSettings(shop, 'sale', { mode: 'order' });
      return placeFrom(page, shop, 'Untouched Customer');
    })();
    await other.goto(`/order/${untouched}`);
    await expect(other.getByText('It cannot be changed on this device. Please call us.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Change this order' })).toHaveCount(0);
  });
});
