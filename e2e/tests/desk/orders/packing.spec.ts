import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { AdminOrderView } from '../../../../contracts/src/orders/views.ts';
import type { PackingView } from '../../../../contracts/src/packing/views.ts';
import type { DocumentsView } from '../../../../contracts/src/documents/views.ts';
import { faults } from '../../../support/axe.ts';
import { addStaff } from '../../../support/database.ts';
import { placeOrder } from '../../../support/order-api.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn, signInPast } from '../../../support/staff.ts';
import { englishOn } from '../../../support/tamil.ts';

const read = async <View>(page: Page, path: string) =>
  (await (await page.request.get(`/api/admin/${path}`)).json()) as View;

/** A camera that looks at a slip: its QR code on white paper. */
async function holdBefore(page: Page, qrCode: string): Promise<void> {
  await page.addInitScript((svg) => {
    const camera = document.createElement('canvas');
    Object.assign(camera, { width: 640, height: 480 });
    const slip = new Image();
    slip.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    setInterval(() => {
      const context = camera.getContext('2d');
      if (!context) return;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 640, 480);
      if (slip.complete) context.drawImage(slip, 220, 140, 200, 200);
    }, 100);
    navigator.mediaDevices.getUserMedia = async () => camera.captureStream(10);
  }, qrCode);
}

/** Narrower than the screen: nothing is cut at its side. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('an order is packed on a phone: ticks without a network, the next slip by its QR code, and that in Tamil', async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await comeIn(page, shop, '/admin/orders');
  const step = async (number: string, path: string, data: object) => {
    const headers = { origin: shop.url, 'idempotency-key': randomUUID() };
    const answer = await page.request.post(`/api/admin/orders/${number}/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const { number } = await placeOrder(shop, 'Packed One');
  const { number: second } = await placeOrder(shop, 'Packed Two');
  for (const each of [number, second]) await step(each, 'advance', { from: 'placed', to: 'confirmed' });
  const { qrCodes } = await read<DocumentsView>(page, `papers?orders=${second}`);
  await holdBefore(page, qrCodes[second] ?? '');

  // The policy of a page is its document's: who comes by a click gets another document.
  const [document] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/admin/packing'),
    page.getByRole('navigation', { name: 'Today' }).getByRole('link', { name: 'Packing' }).click(),
  ]);
  expect(document.headers()['permissions-policy']).toContain('camera=(self)');
  const elsewhere = await page.request.get('/admin/orders');
  expect(elsewhere.headers()['permissions-policy']).toContain('camera=()');
  expect(elsewhere.headers()['content-security-policy']).not.toContain('wasm');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByLabel('Order number').fill(number.replace(/^.*-0*/, ''));
  await page.getByLabel('Order number').press('Enter');
  await expect(page.getByRole('heading', { name: `Packing of ${number}` })).toBeVisible();

  const lines = page.getByRole('list', { name: 'Lines of the order' }).getByRole('listitem');
  const pots = lines.filter({ hasText: 'GB-04' });
  const sparklers = lines.filter({ hasText: 'SP-01' });
  const tickOf = (line: typeof pots) => line.getByRole('button').first();
  await tickOf(pots).click();
  await expect(tickOf(pots)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 2 lines')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  // What the desk sees meanwhile, on another screen.
  const desk = await browser.newPage({
    baseURL: shop.url,
    storageState: await page.context().storageState(),
  });
  await desk.goto(`/admin/orders/${number}`);
  await expect(desk.getByText('Packing: 1 of 2 lines, by')).toBeVisible();

  await page.context().setOffline(true);
  await sparklers.getByRole('button', { name: 'Count' }).click();
  await sparklers.getByRole('textbox').fill('4');
  await page.getByRole('button', { name: '4 in the box' }).click();
  await tickOf(pots).click();
  await expect(page.getByText('2 ticks not yet sent. The shop does not answer;')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeDisabled();
  await page.context().setOffline(false);
  await expect(page.getByText('not yet sent')).toBeHidden();
  await expect(desk.getByText('Packing: 0 of 2 lines, by')).toBeVisible();
  const kept = await read<PackingView>(page, `packing/${number}`);
  expect(kept.lines.map(({ code, packed }) => [code, packed])).toEqual([
    ['GB-04', 0],
    ['SP-01', 4],
  ]);
  await page.reload();
  await expect(sparklers).toContainText('4 of 10 in the box');
  for (const line of [pots, sparklers]) await tickOf(line).click();
  await page.getByRole('button', { name: 'One more of Parcels' }).click();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByText('The order is packed.')).toBeVisible();
  expect(await read<AdminOrderView>(page, `orders/${number}`)).toMatchObject({ state: 'packed', parcels: 2 });
  await desk.close();

  const decoder = page.waitForResponse(/\/assets\/.*zxing_reader.*\.wasm$/);
  await page.getByRole('button', { name: 'Next slip' }).click();
  expect((await decoder).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: `Packing of ${second}` })).toBeVisible();

  // Somebody who reads Tamil takes the phone over.
  await signInPast(page, shop, await addStaff(shop, 'manager'));
  await page.goto('/admin/account');
  const language = page.getByLabel('Language of packing, stock and lorry sheet');
  await expect(language).toHaveValue('en');
  await language.selectOption('தமிழ்');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Save the language' }).click(),
  ]);
  await expect(language).toHaveValue('ta');
  await page.goto('/admin/packing');
  await expect(page.getByRole('heading', { name: 'பேக்கிங்', exact: true })).toBeVisible();
  await page.getByRole('link', { name: second }).click();
  await expect(page.getByRole('heading', { name: `பேக்கிங்: ${second}` })).toBeVisible();
  const tamilLines = page.getByRole('list', { name: 'ஆர்டரில் உள்ள பொருட்கள்' }).getByRole('listitem');
  const tamilPots = tamilLines.filter({ hasText: 'GB-04' });
  // The Tamil name stands first.
  await expect(tamilPots.locator('strong')).toHaveText('லட்சுமி பரிசுப் பெட்டி');
  await tickOf(tamilPots).click();
  await expect(page.getByText('1 / 2 பொருட்கள்')).toBeVisible();
  const { customerName, city, pickupLocation } = await read<PackingView>(page, `packing/${second}`);
  const names = [customerName, city, pickupLocation ?? '', 'The manager desk'];
  expect(await englishOn(page, names)).toEqual([]);
  expect(await faults(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'ஏதோ குறைகிறது' }).click();
  await expect(page.getByRole('dialog', { name: 'என்ன குறைகிறது?' })).toBeVisible();
  expect(await englishOn(page, names)).toEqual([]);
  await page.keyboard.press('Escape');
  await tickOf(tamilLines.filter({ hasText: 'SP-01' })).click();
  await page.getByRole('button', { name: 'பார்சல்கள்: ஒன்று கூட்டு' }).click();
  await page.getByRole('button', { name: 'பேக் முடிந்தது' }).click();
  await expect(page.getByText('ஆர்டர் பேக் ஆனது.')).toBeVisible();
  await expect(page.getByText('இந்த ஆர்டரின் நிலை: பேக் ஆனது.')).toBeVisible();
  expect(await read<AdminOrderView>(page, `orders/${second}`)).toMatchObject({ state: 'packed', parcels: 2 });
  await page.goto('/admin/orders/DS26-99999/packing');
  await expect(page.getByText('இந்த முகவரியில் எதுவும் இல்லை')).toBeVisible();

  // So do the stock and the sheet of the lorry on which it goes; the rest of the desk is English.
  await page.goto('/admin/lorry-sheet');
  await expect(page.getByRole('table', { name: 'லாரி ஷீட்' })).toContainText(second);
  await expect(page.getByLabel(`${second}: LR எண்`)).toBeVisible();
  await page.goto('/admin/stock');
  await expect(page.getByLabel('லட்சுமி பரிசுப் பெட்டி: எண்ணியது')).toBeVisible();
  await expect(
    page.getByLabel('வகை', { exact: true }).getByRole('option', { name: 'கம்பி மத்தாப்பு' }),
  ).toBeAttached();
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
});
