import type { Page } from '@playwright/test';

import { QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';
import { hydrated } from '../../support/hydrated.ts';

const rockets = 'Baby Rocket, 10 pcs';
const pots = 'Flower Pots Big, 10 pcs';

test('what is typed stands as it is typed, and counts as the number that it begins with', async ({
  page,
}) => {
  const list = new QuickOrder(page);
  await list.open();
  const input = list.quantity(rockets);
  const leave = async (counts: string) => {
    await input.blur();
    await expect(input).toHaveValue(counts);
  };
  // Figure by figure: one and a half is one, and no fifteen; neither is a half twelve.
  for (const typed of ['1.5', '1/2']) {
    await input.fill('');
    await input.pressSequentially(typed);
    await expect(input).toHaveValue(typed);
    await leave('1');
  }
  // A Tamil keyboard writes the whole word anew with each figure, until it is done.
  const keyboard = await page.context().newCDPSession(page);
  await input.fill('');
  await input.focus();
  for (const text of ['௧', '௧௨']) {
    const end = text.length;
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    await expect(input).toHaveValue(text);
  }
  await keyboard.send('Input.insertText', { text: '௧௨' });
  await expect(input).toHaveValue('௧௨');
  await leave('12');
});

test('of one field the last thing that cannot be ordered is said, and nothing once the field is right', async ({
  page,
}) => {
  const list = new QuickOrder(page);
  await list.open();
  const input = list.quantity(rockets);
  const said = page.getByText('cannot be ordered', { exact: false });
  // Counted at once: each goes by itself after five seconds.
  for (const typed of ['99999', '2.5', '1/2']) {
    await input.fill(typed);
    await input.blur();
    await expect(page.getByText(`“${typed}” of`)).toBeVisible();
    expect(await said.count()).toBe(1);
  }
  await input.fill('5');
  expect(await said.count()).toBe(0);
});

test('the draft survives a reload, a closed tab and a lost network', async ({ page, context }) => {
  const list = new QuickOrder(page);
  await list.open();
  await list.want([
    [rockets, 4],
    [pots, 2],
  ]);

  await page.reload();
  await expect(list.quantity(rockets)).toHaveValue('4');

  await list.review();
  await expect(list.sum('Goods at the net rate')).toHaveText('₹354');
  await page.getByRole('button', { name: 'Back to the list' }).click();

  // Two taps and away before anything is drawn: what stands beside the rows comes later, the draft does not.
  const away = page.waitForEvent('load');
  await page
    .getByRole('button', { name: `One more of ${pots}` })
    .evaluate(async (more: HTMLElement) => {
      window.requestAnimationFrame = () => 0;
      more.click();
      await Promise.resolve();
      more.click();
      location.reload();
    })
    // The page may be gone before it answers.
    .catch(() => undefined);
  await away;
  await expect(list.quantity(pots)).toHaveValue('4');

  await context.setOffline(true);
  await list.want([[pots, 7]]);
  // 4 × 60 + 7 × 57
  await expect(page.getByRole('form', { name: 'Price list' }).getByText('2 items · ₹639')).toBeVisible();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByText('The total could not be worked out.')).toBeVisible();
  // With the network back it is worked out by itself.
  await context.setOffline(false);
  await expect(list.sum('Goods at the net rate')).toHaveText('₹639');
  await page.close();

  const later = new QuickOrder(await context.newPage());
  await later.open();
  await expect(later.quantity(rockets)).toHaveValue('4');
  await expect(later.quantity(pots)).toHaveValue('7');
});

test('whoever reloads, or comes back from a product, finds the row where it was', async ({ page }) => {
  const list = new QuickOrder(page);
  await list.open();
  const row = page.locator('[data-code="BM-05"]');
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = async () => Math.round((await row.boundingBox())?.y ?? 0);
  await expect.poll(top).toBeGreaterThan(300);
  const before = await top();
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(8);
  // Only the browser knows of this scrolling: it was done before the page's script was there.
  await page.getByRole('link', { name: 'Classic Bomb' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Classic Bomb' })).toBeVisible();
  await page.goBack();
  await expect(list.quantity('Classic Bomb, 10 pcs')).toBeInViewport();
});

test('a list that is filled without a network stays on the screen, and its review comes with the network', async ({
  page,
  context,
}) => {
  const list = new QuickOrder(page);
  await list.open();
  await context.setOffline(true);
  const missed = page.waitForEvent('requestfailed');
  await list.want([[rockets, 4]]);
  await missed;
  await expect(list.quantity(rockets)).toHaveValue('4');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Agal Crackers' }).first()).toBeVisible();

  await context.setOffline(false);
  await expect(list.sum('Goods at the net rate')).toHaveText('₹240');
});

test('what is put into the draft on a product page, or in another tab, is in the list', async ({
  page,
  context,
}) => {
  const list = new QuickOrder(page);
  await list.open();
  const other = await context.newPage();
  await other.goto('/crackers/rockets/baby-rocket');
  await hydrated(other);
  await other.getByRole('button', { name: 'Add to my list' }).click();
  await expect(other.getByText('Baby Rocket is on your list.')).toBeVisible();
  await expect(list.quantity(rockets)).toHaveValue('1');
});

test.describe('before the page is ready', () => {
  /** Opens a page without its scripts. @returns lets them come */
  async function openWithoutScripts(page: Page, path = '/quick-order'): Promise<() => void> {
    let letScriptsCome = () => {};
    const ready = new Promise<void>((resolve) => (letScriptsCome = resolve));
    await page.route('**/assets/**/*.js', async (route) => {
      await ready;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return letScriptsCome;
  }

  test('what is typed, tapped and chosen counts, beside what is on the list already', async ({ page }) => {
    const more = (name: string) => page.getByRole('button', { name: `One more of ${name}`, exact: true });
    const list = new QuickOrder(page);
    await list.open();
    await list.want([
      [rockets, 2],
      [pots, 1],
      ['Lakshmi Gift Box (42 items)', 5],
    ]);
    const letScriptsCome = await openWithoutScripts(page);
    await expect(list.quantity(rockets)).toHaveValue('2');
    await more(rockets).click();
    await list.quantity('Lakshmi Gift Box (42 items)').fill('');
    await more('Lakshmi Gift Box (42 items)').click();
    await list.quantity(pots).fill('');
    await list.quantity('Classic Bomb, 10 pcs').fill('௭');
    await page.getByLabel('Goods go to').selectOption('Puducherry');
    await page.getByRole('searchbox', { name: 'Find in the list' }).fill('bomb');
    await page.getByRole('button', { name: 'Filters' }).click();
    letScriptsCome();
    await hydrated(page);
    await expect(page.getByRole('searchbox', { name: 'Find in the list' })).toHaveValue('bomb');
    await expect(list.quantity(rockets)).toBeHidden();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Low noise/ }).check();
    await expect(page.locator('[data-code="BM-05"]'), 'a bomb').toBeHidden();
    await filters.getByRole('button', { name: 'Clear', exact: true }).click();
    await filters.getByRole('button', { name: 'Close the filters' }).click();
    await page.getByRole('searchbox', { name: 'Find in the list' }).fill('');
    await expect(list.quantity(rockets)).toHaveValue('3');
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('1');
    await expect(list.quantity(pots)).toHaveValue('');
    await expect(list.quantity('Classic Bomb, 10 pcs')).toHaveValue('7');
    await expect(page.getByRole('form', { name: 'Price list' }).getByText(/^3 items · /)).toBeVisible();
    await expect(page.getByLabel('Goods go to')).toHaveValue('34');
  });

  test('what is typed and tapped outside the list waits, and counts once', async ({ page }) => {
    const list = new QuickOrder(page);
    await list.open();
    await list.want([[rockets, 2]]);
    const letScriptsCome = await openWithoutScripts(page, '/crackers/rockets/baby-rocket');
    const more = page.getByRole('button', { name: 'One more of Baby Rocket', exact: true });
    const add = page.getByRole('button', { name: 'Add to my list' });
    await page.getByRole('textbox', { name: 'Quantity of Baby Rocket', exact: true }).fill('3');
    await more.click();
    await add.click();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    letScriptsCome();
    await expect(page.getByText('Baby Rocket is on your list.')).toBeVisible();
    // 2 + (3 + 1)
    await expect(page.getByText('Already on your list: 6')).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy');
    await add.click();
    await expect(page.getByText('Already on your list: 7')).toBeVisible();

    const letThemCome = await openWithoutScripts(page, '/crackers/rockets');
    await more.click();
    letThemCome();
    // On what is on the list already: 7 + 1
    await expect(page.getByRole('textbox', { name: 'Quantity of Baby Rocket', exact: true })).toHaveValue(
      '8',
    );
  });

  test('“Review” keeps the list of this device', async ({ page }) => {
    const list = new QuickOrder(page);
    await list.open();
    await list.want([[rockets, 2]]);
    // Of another season, and withdrawn since.
    await page.evaluate(() => {
      const draft = JSON.parse(localStorage.getItem('draft') ?? '') as { quantities: object };
      localStorage.setItem(
        'draft',
        JSON.stringify({ ...draft, quantities: { ...draft.quantities, 'OLD-01': 3 } }),
      );
    });
    const letScriptsCome = await openWithoutScripts(page);
    await list.quantity(pots).fill('5 boxes');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Review your list' })).toBeVisible();
    await expect(page.getByText('No longer sold')).toBeVisible();
    letScriptsCome();
    await hydrated(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(list.quantity(rockets)).toHaveValue('2');
    await expect(list.quantity(pots)).toHaveValue('5');
  });
});

test('a ready-made list of the owner goes on the list with one tap, and asks where there is one', async ({
  page,
}) => {
  const list = new QuickOrder(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: /^A family evening/ }).click();
  await expect(page.getByText('21 items are on your list.')).toBeVisible();
  await expect(list.quantity('Penta Magic, 5 pcs')).toHaveValue('1');

  await page.getByText('Ready lists', { exact: true }).click();
  await page.getByRole('link', { name: /^Sound and sky/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add this ready-made list?' });
  await expect(dialog).toContainText('It has 26 items. Your own list has 21 items.');
  await dialog.getByRole('button', { name: 'Add it to mine' }).click();
  await expect(list.quantity('Penta Magic, 5 pcs')).toHaveValue('4');
  await expect(page.getByRole('link', { name: /^Sound and sky/ })).toBeHidden();
});

test('of a list with more than there is what is less is named', async ({ page }) => {
  const list = new QuickOrder(page);
  await list.open('/quick-order#ready=RK-01_4.FP-02_9000.OLD-01_1');
  const dialog = page.getByRole('dialog', { name: 'There is less of 2 items' });
  await expect(dialog).toContainText(/Flower Pots Big, 10.pcs: only \d+ left\. You asked for 9000\./);
  await expect(dialog).toContainText('OLD-01 is no longer sold.');
  await dialog.getByRole('button', { name: 'All right' }).click();
  await expect(list.quantity(rockets)).toHaveValue('4');
  await expect(list.quantity(pots)).toHaveValue(/^\d{2,4}$/);
  await expect(dialog).toBeHidden();
});

test.describe('a shared list', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is in the link, and never takes the place of a draft without asking', async ({
    page,
    browser,
    shop,
  }) => {
    const list = new QuickOrder(page);
    await list.open();
    await list.want([
      [rockets, 4],
      [pots, 2],
    ]);
    await page.getByRole('button', { name: 'Share this list' }).click();
    await expect(page.getByText('The link to your list is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${shop.url}/quick-order#list=RK-01_4.FP-02_2`);

    const friend = await browser.newContext();
    const theirs = new QuickOrder(await friend.newPage());
    await test.step('to an empty draft it comes at once', async () => {
      await theirs.open(link);
      await expect(theirs.quantity(rockets)).toHaveValue('4');
      await expect(theirs.page.getByText('2 items are on your list.')).toBeVisible();
    });

    const dialog = theirs.page.getByRole('dialog', { name: 'Somebody shared a list with you' });
    const open = async () => {
      await theirs.page.goto('/');
      await theirs.open(link);
      await expect(dialog).toBeVisible();
    };
    await test.step('before another draft it asks: keep mine', async () => {
      await theirs.want([
        [rockets, 9],
        [pots, 0],
      ]);
      await open();
      await expect(dialog).toContainText('It has 2 items. Your own list has 1 item.');
      await dialog.getByRole('button', { name: 'Keep only mine' }).click();
      await expect(theirs.quantity(rockets)).toHaveValue('9');
      await expect(theirs.quantity(pots)).toHaveValue('');
    });
    await test.step('closed with Escape nothing changes either', async () => {
      await open();
      await theirs.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(theirs.quantity(rockets)).toHaveValue('9');
    });
    await test.step('add it to mine', async () => {
      await open();
      await dialog.getByRole('button', { name: 'Add it to mine' }).click();
      await expect(theirs.quantity(rockets)).toHaveValue('13');
      await expect(theirs.quantity(pots)).toHaveValue('2');
    });
    await test.step('use it instead', async () => {
      await open();
      await dialog.getByRole('button', { name: 'Use the shared list instead' }).click();
      await expect(theirs.quantity(rockets)).toHaveValue('4');
    });
    await test.step('one’s own list in a link is nothing new: the address is cleared, and nothing is said', async () => {
      await theirs.page.goto('/');
      await theirs.open(link);
      await expect.poll(() => new URL(theirs.page.url()).hash).toBe('');
      await expect(theirs.quantity(rockets)).toHaveValue('4');
      await expect(theirs.page.getByText('on your list.')).toBeHidden();
    });
    await friend.close();
  });
});
