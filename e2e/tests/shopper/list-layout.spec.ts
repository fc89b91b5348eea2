import { faults } from '../../support/axe.ts';
import { query } from '../../support/database.ts';
import { boxesOf, layoutOf, nameAtLength, tapThrough } from '../../support/list-layout.ts';
import { QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

/** Phones, tablets and desks as shoppers have them, px. */
const SIZES = [
  [320, 568],
  [320, 640],
  [340, 700],
  [360, 640],
  [360, 740],
  [360, 800],
  [375, 667],
  [375, 812],
  [384, 832],
  [390, 844],
  [393, 852],
  [412, 823],
  [412, 915],
  [414, 896],
  [430, 932],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
] as const;

const first = '7 cm Electric Sparklers, 10 pcs';
const dearest = 'VIP Family Pack (luxury)';

for (const names of ['of the list', 'at their longest'] as const) {
  test(`at every size of screen, names ${names}: the rows begin high, nothing is cut, nothing moves`, async ({
    page,
  }) => {
    test.slow();
    const list = new QuickOrder(page);
    await list.open();
    if (names === 'at their longest') await nameAtLength(page);
    const whole: Record<string, number> = {};
    const wrong: Record<string, string[]> = {};
    for (const [width, height] of SIZES) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      const { firstRow, wholeRows, sideways, faults } = await layoutOf(page);
      whole[size] = wholeRows;
      const before = await boxesOf(page);
      await list.want([
        [first, 12],
        [dearest, 9],
      ]);
      const after = await boxesOf(page);
      const moved = Object.keys(before).filter((code) => String(before[code]) !== String(after[code]));
      const withQuantity = await layoutOf(page);
      await list.want([
        [first, 0],
        [dearest, 0],
      ]);
      const begins = width < 760 ? (width < 360 ? 240 : 220) : width < 1100 ? 320 : 300;
      const problems = [
        ...(firstRow > begins ? [`the first row begins at ${firstRow}`] : []),
        ...(sideways > 0 ? [`it scrolls sideways by ${sideways}`] : []),
        ...faults.slice(0, 3),
        ...withQuantity.faults.filter((fault) => !faults.includes(fault)).slice(0, 3),
        ...(moved.length > 0 ? [`${moved.length} rows moved, the first is ${moved[0]}`] : []),
      ];
      if (problems.length > 0) wrong[size] = problems;
    }
    expect(wrong).toEqual({});
    expect(whole['360 × 740']).toBeGreaterThanOrEqual(names === 'of the list' ? 6 : 4);
    expect(whole['1280 × 800']).toBeGreaterThanOrEqual(6);
  });
}

test('with letters of twice the size nothing is cut, and nothing moves', async ({
  playwright,
  launchOptions,
  shop,
}) => {
  test.slow();
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL: shop.url, serviceWorkers: 'block' });
    const list = new QuickOrder(page);
    await list.open();
    await nameAtLength(page);
    const wrong: Record<string, string[]> = {};
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const before = await boxesOf(page);
      await list.want([[first, 12]]);
      const after = await boxesOf(page);
      const { sideways, faults } = await layoutOf(page);
      await list.want([[first, 0]]);
      const moved = Object.keys(before).filter((code) => String(before[code]) !== String(after[code]));
      const problems = [
        ...(sideways > 0 ? [`it scrolls sideways by ${sideways}`] : []),
        ...faults.slice(0, 3),
        ...(moved.length > 0 ? [`${moved.length} rows moved, the first is ${moved[0]}`] : []),
      ];
      if (problems.length > 0) wrong[`${width} × ${height}`] = problems;
    }
    expect(wrong).toEqual({});
  } finally {
    await browser.close();
  }
});

test('what is in a family pack opens from its row, by keys too, and the row is as high as before', async ({
  page,
  context,
  shop,
}) => {
  const write = (items: string) =>
    query(shop, `UPDATE product SET pack_items = $1::text[] WHERE code IN ('GB-04', 'FM-01')`, [items]);
  const list = new QuickOrder(page);
  const packs = page.getByRole('button', { name: /^What is in it/, includeHidden: true });
  const boxes = async () => {
    const found: Record<string, Record<string, number[]>> = {};
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found[width] = await boxesOf(page);
    }
    return found;
  };
  await list.open();
  const before = await boxes();
  await write('{10 × Flower Pots Big,5 × Baby Rocket,1 × Atom Bomb}');
  try {
    await expect(async () => {
      await list.open();
      await expect(packs).toHaveCount(2, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    const after = await boxes();
    for (const width of Object.keys(before)) {
      const moved = Object.keys(before[width] ?? {}).filter(
        (code) => String(before[width]?.[code]) !== String(after[width]?.[code]),
      );
      expect(moved, `rows that moved at ${width} px`).toEqual([]);
    }
    const button = page.getByRole('button', { name: 'What is in it: Lakshmi Gift Box (42 items)' });
    const dialog = page.getByRole('dialog', { name: 'What is in it: Lakshmi Gift Box (42 items)' });
    await button.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveText([
      '10 × Flower Pots Big',
      '5 × Baby Rocket',
      '1 × Atom Bomb',
    ]);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await test.step('a press before the page is alive opens it then', async () => {
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/**/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/quick-order', { waitUntil: 'commit' });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(dialog).toBeHidden();
      held.resolve();
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await page.keyboard.press('Escape');
      await expect(button).not.toHaveAttribute('aria-busy');
      await page.unrouteAll({ behavior: 'wait' });
    });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'What is in it: Hero Family Pack (all mix)' }).click();
    const again = page.getByRole('dialog', { name: /Hero/ }).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
    await page.getByRole('dialog').getByRole('link', { name: 'Open its page' }).click();
    await expect(page).toHaveURL(/\/crackers\/family-packs\//);
    await expect(page.getByText('5 × Baby Rocket')).toBeVisible();
  } finally {
    await write('{}');
  }
});

test('thirty items on a phone take no more presses and screens than they did', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { presses, screens } = await tapThrough(page, 30);
  expect(presses).toBeLessThanOrEqual(50);
  expect(screens).toBeLessThanOrEqual(16.5);
});
