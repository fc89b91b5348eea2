import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/shop.ts';
import { billed } from '../../support/quick-order.ts';
import { hydrated } from '../../support/hydrated.ts';

/** Presses Tab until the element has the focus, as who has no mouse does; everything on the way must let go again. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
}

test('an order is made and sent without a mouse', async ({ page }) => {
  await page.goto('/quick-order');
  await hydrated(page);
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  };
  // 5 × ₹740 = ₹3,700: above the ₹3,000 for Tamil Nadu.
  await tabTo(page, page.getByRole('searchbox', { name: 'Find in the list' }));
  await page.keyboard.type('GB-05');
  await type(/^Quantity of Thirupathy Gift Box/, '5');
  await tabTo(page, page.getByRole('button', { name: 'Review', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Review your list' })).toBeVisible();
  await type('Your name', 'Tabitha Keys');
  await type('Mobile number', '9876543210');
  await type('PIN code', '625001');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /18 or older/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /I agree to the terms/ }));
  await page.keyboard.press('Space');
  await billed(page);
  await tabTo(page, page.getByRole('button', { name: 'Send the request' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /DS\d\d-\d{5}/ })).toBeVisible();
});

test('every kind of public page lets the focus in, through and out', async ({ page }) => {
  for (const path of [
    '/',
    '/crackers',
    '/crackers/sparklers',
    '/contact',
    '/advance-schemes',
    '/blog',
    '/track',
  ]) {
    await page.goto(path);
    await hydrated(page);
    const foot: { outline?: string } = {};
    const last = page.locator('footer a').last();
    const reached = last.evaluate(
      (link) =>
        new Promise<string>((tell) => {
          link.addEventListener('focus', () => tell(getComputedStyle(link).outlineStyle), { once: true });
        }),
    );
    void reached.then((seen) => (foot.outline = seen)).catch(() => undefined);
    for (let pressed = 0; pressed < 400 && !foot.outline; pressed++) await page.keyboard.press('Tab');
    expect(foot.outline, `the focus comes through ${path}, and is seen`).toMatch(/^(?!none)./);
  }
});

test('on a phone what has the focus stands clear of the bars at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [path, bar] of [
    ['/crackers', page.getByRole('navigation').last()],
    ['/quick-order', page.getByRole('group', { name: 'Your list in figures' })],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(400);
    for (let pressed = 0; pressed < 60; pressed += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator('main :focus');
      if ((await focused.count()) === 0 || (await bar.locator(':focus').count()) > 0) continue;
      const box = await focused.boundingBox();
      // Scrolled to whole pixels.
      if (box && box.height < 200)
        expect(Math.floor(box.y + box.height), `${path}, ${pressed}`).toBeLessThanOrEqual(top);
    }
  }
});
