import type { Route } from '@playwright/test';

import { ordersOf, query } from '../../support/database.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

/** 3,050 + 3 % = 91.50 + 250 = 3,391.50, rounded up */
const total = '₹3,392';

test('a double click on “send” makes one order', async ({ page, shop }) => {
  const name = 'Quick Qadir';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  await expect(list.sum('Total')).toHaveText(total);
  await list.sendButton.dblclick();
  await list.placed();
  expect(await ordersOf(shop, name)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the second tap of two on “Review” does not reach what takes the place of the list’s bar', async ({
    page,
  }) => {
    const list = new QuickOrder(page);
    await list.open();
    await list.want(enough);
    const met = await page.evaluate(async () => {
      const under = () => document.elementFromPoint(269, innerHeight - 28)?.closest('a, button, input');
      const review = under();
      if (!(review instanceof HTMLButtonElement)) throw new Error('the list has no bar');
      review.click();
      const bar = () => document.querySelector('main button[value="send"]')?.parentElement;
      while (!bar()) await new Promise(requestAnimationFrame);
      const atOnce = under();
      await Promise.all(
        bar()
          ?.getAnimations({ subtree: true })
          .map(({ finished }) => finished) ?? [],
      );
      return [review.innerText, atOnce?.textContent, under()?.getAttribute('value')];
    });
    expect(met).toEqual(['Review', undefined, 'send']);
  });
});

test('an order that arrived, but whose answer was lost, is the same order when it is tried again', async ({
  page,
  context,
  shop,
}) => {
  const name = 'Tunnel Thenmozhi';
  const list = new QuickOrder(page);
  let lost = '';
  await page.route('**/api/public/orders', async (route) => {
    const response = await route.fetch();
    lost = ((await response.json()) as { token: string }).token;
    await route.abort('connectionreset');
  });
  await list.open();
  await list.prepare(enough, { name });
  await expect(list.sum('Total')).toHaveText(total);
  await list.sendButton.click();
  await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
  expect(await ordersOf(shop, name)).toBe(1);

  await test.step('the question is still there after a reload, with the list', async () => {
    await page.reload();
    await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
  });

  await test.step('and in the next tab of somebody who closed the one that hung, filled as it was sent', async () => {
    const next = new QuickOrder(await context.newPage());
    await next.open();
    await expect(next.page.getByText('We do not know whether your order arrived')).toBeVisible();
    await expect(next.page.getByLabel('Your name')).toHaveValue(name);
    await expect(next.page.getByRole('radio', { name: /Madhavaram Lorry Hub/ })).toBeChecked();
    await next.page.close();
  });

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const { token } = await list.placed();
  expect(token).toBe(lost);
  expect(await ordersOf(shop, name)).toBe(1);
});

test('“try again” settles the order that was sent, and leaves what was added to the list since', async ({
  page,
  shop,
}) => {
  const name = 'Nine Nirmala';
  const gift = 'Lakshmi Gift Box (42 items)';
  const list = new QuickOrder(page);
  let lost = '';
  await page.route('**/api/public/orders', async (route) => {
    const response = await route.fetch();
    lost = ((await response.json()) as { token: string }).token;
    await route.abort('connectionreset');
  });
  await list.open();
  await list.prepare(enough, { name });
  await list.sendButton.click();
  await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await list.want([[gift, 9]]);
  await list.review();
  await expect(page.getByText('as you sent it: 1 item, ₹3,392.')).toBeVisible();
  await expect(page.getByText('what you added stays on your list')).toBeVisible();
  await expect(list.quantity(gift)).toHaveValue('5');
  await expect(list.sum('Total')).toHaveText(total);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await list.placed()).token).toBe(lost);
  await expect(list.sum('Total')).toHaveText(total);
  expect(await ordersOf(shop, name)).toBe(1);
  await list.open();
  await expect(list.quantity(gift)).toHaveValue('4');
});

test('whoever goes back to the list while the order is on its way keeps the list, and is told', async ({
  page,
  shop,
}) => {
  const name = 'Back Bhuvana';
  const gift = 'Lakshmi Gift Box (42 items)';
  const list = new QuickOrder(page);
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/public/orders', async (route) => {
    await mayGo;
    await route.continue();
  });
  await list.open();
  await list.prepare(enough, { name });
  await list.sendButton.click();
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await list.want([[gift, 7]]);
  letGo();
  await expect(page.getByText(/Your order DS\d\d-\d{5} has arrived\./)).toBeVisible();
  await expect(list.quantity(gift)).toHaveValue('2');
  expect(await ordersOf(shop, name)).toBe(1);
  await page.getByRole('button', { name: 'Open it' }).click();
  await list.placed();
});

test('an order that never arrived is sent by “try again”', async ({ page, context, shop }) => {
  const name = 'Bus Bhavani';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  await expect(list.sum('Total')).toHaveText(total);
  await context.setOffline(true);
  await list.sendButton.click();
  await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
  expect(await ordersOf(shop, name)).toBe(0);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await list.placed();
  expect(await ordersOf(shop, name)).toBe(1);
});

test('“Sending …” ends: an order without an answer is an unknown one, a bill without one none', async ({
  page,
  context,
  shop,
}) => {
  const name = 'Hanging Hamsa';
  const list = new QuickOrder(page);
  const never = () => {};
  await page.clock.install();
  await list.open();
  await list.prepare(enough, { name });

  await test.step('the bill', async () => {
    await page.route('**/api/public/quotes', never);
    const asked = page.waitForRequest('**/api/public/quotes');
    await list.want([['Lakshmi Gift Box (42 items)', 6]]);
    await list.sendButton.click();
    await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
    await asked;
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Not sent').locator('..')).toContainText(
      'The total could not be worked out.',
    );
  });

  await test.step('it is asked for again when the network is back', async () => {
    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    // 3,660 + 3 % = 109.80 + 250 = 4,019.80, rounded up
    await expect(list.sum('Total')).toHaveText('₹4,020');
    await expect(page.getByText('Not sent')).toBeHidden();
  });

  await test.step('the order', async () => {
    await page.route('**/api/public/orders', never, { times: 1 });
    await list.sendButton.click();
    await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await list.placed();
    expect(await ordersOf(shop, name)).toBe(1);
  });
});

test('only a bill of this list is sent: neither one on its way nor one that could not be had', async ({
  page,
  shop,
}) => {
  const name = 'Patchy Parveen';
  const list = new QuickOrder(page);
  const refusal = page.getByText('Not sent').locator('..');
  await list.open();
  await list.prepare(enough, { name });
  await expect(list.sum('Total')).toHaveText(total);

  await test.step('the new one is on its way', async () => {
    let letAnswerCome = () => {};
    const mayCome = new Promise<void>((resolve) => (letAnswerCome = resolve));
    await page.route('**/api/public/quotes', async (route) => {
      await mayCome;
      await route.continue();
    });
    await list.want([['Lakshmi Gift Box (42 items)', 6]]);
    await list.sendButton.click();
    letAnswerCome();
    // 3,660 + 3 % = 109.80 + 250 = 4,019.80, rounded up
    await expect(list.sum('Total')).toHaveText('₹4,020');
    await expect(refusal).toContainText('The total is ₹4,020 now');
    expect(await ordersOf(shop, name)).toBe(0);
  });

  await test.step('the new one could not be had', async () => {
    await page.unrouteAll();
    await page.route('**/api/public/quotes', (route) => route.abort());
    await list.want([['Lakshmi Gift Box (42 items)', 7]]);
    await expect(page.getByRole('button', { name: 'Work it out again' })).toBeVisible();
    await list.sendButton.click();
    await expect(refusal).toContainText('The total could not be worked out.');
    expect(await ordersOf(shop, name)).toBe(0);
  });

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Work it out again' }).click();
  // 4,270 + 3 % = 128.10 + 250 = 4,648.10, rounded down
  await expect(list.sum('Total')).toHaveText('₹4,648');
  await expect(refusal).toBeHidden();

  await test.step('“send” asks for it anew, and says the total before anything goes', async () => {
    await page.route('**/api/public/quotes', (route) => route.abort());
    await list.want([['Lakshmi Gift Box (42 items)', 8]]);
    await expect(page.getByRole('button', { name: 'Work it out again' })).toBeVisible();
    await page.unrouteAll();
    await list.sendButton.click();
    // 4,880 + 3 % = 146.40 + 250 = 5,276.40, rounded down
    await expect(refusal).toContainText('The total is ₹5,276 now, not ₹4,648.');
    expect(await ordersOf(shop, name)).toBe(0);
  });
  await list.send();
  await expect(list.sum('Total')).toHaveText('₹5,276');
  expect(await ordersOf(shop, name)).toBe(1);
});

test('“send” pressed before the bill is there goes with it; with another total it says so first', async ({
  page,
  shop,
}) => {
  const name = 'Early Eswari';
  const [red, colour] = ['7 cm Red Sparklers, 10 pcs', '10 cm Colour Sparklers, 10 pcs'];
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare([...enough, [red, 1], [colour, 2]], { name });
  // 3,050 + 3 × 17 = 3,101; 3 % = 93.03; freight 250; rounded down
  await expect(list.sum('Total')).toHaveText('₹3,444');
  /** Holds the next bill back; resolves, once it was asked for, with what lets it go. */
  const nextBill = () =>
    new Promise<() => void>((asked) => {
      const hold = async (route: Route) => {
        await new Promise<void>((letGo) => asked(letGo));
        await route.continue();
      };
      void page.route('**/api/public/quotes', hold, { times: 1 });
    });

  const other = nextBill();
  await list.quantity(red).fill('2');
  await list.sendButton.click();
  (await other)();
  // One more: 3,118; 93.54; 250
  await expect(page.getByText('The total is ₹3,462 now, not ₹3,444.', { exact: false })).toBeVisible();
  expect(await ordersOf(shop, name)).toBe(0);

  const same = nextBill();
  await list.quantity(red).fill('1');
  await list.quantity(colour).fill('3');
  await list.sendButton.click();
  const letGo = await same;
  expect(await ordersOf(shop, name)).toBe(0);
  letGo();
  await list.placed();
  expect(await ordersOf(shop, name)).toBe(1);
});

test('the freight of a place is in the total at once, and “send” pressed right after asks nothing', async ({
  page,
  shop,
}) => {
  const name = 'Freight Fathima';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  await expect(list.sum('Total')).toHaveText(total);
  await test.step('though no bill comes any more', async () => {
    await page.route('**/api/public/quotes', () => undefined);
    await page.getByRole('radio', { name: /Mattuthavani/ }).check();
    // 3,050 + 3 % = 91.50 + 120 = 3,261.50, rounded up
    await expect(list.sendButton).toHaveText('Send the request · ₹3,262', { timeout: 200 });
  });
  await test.step('and is the total that is told of when a later bill has another', async () => {
    await page.unrouteAll();
    await list.want([['Lakshmi Gift Box (42 items)', 6]]);
    await list.sendButton.click();
    // 3,660 + 109.80 + 120 = 3,889.80, rounded up
    await expect(page.getByText('The total is ₹3,890 now, not ₹3,262.', { exact: false })).toBeVisible();
    expect(await ordersOf(shop, name)).toBe(0);
  });
  await list.send();
  await expect(list.sum('Total')).toHaveText('₹3,890');
  expect(await ordersOf(shop, name)).toBe(1);
});

test('a freight that changed since the page was loaded is told before anything is sent', async ({
  page,
  shop,
}) => {
  const name = 'Dearer Deepa';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  const freight = (paise: number) =>
    query(shop, 'UPDATE pickup_location SET freight_paise = $1 WHERE name LIKE $2', [paise, 'Mattuthavani%']);
  await freight(15_000);
  try {
    const told = async () => (await page.request.get('/api/public/destinations')).text();
    await expect.poll(told).toContain('"freightPaise":15000');
    await page.getByRole('radio', { name: /Mattuthavani/ }).check();
    await expect(list.sum('Total')).toHaveText('₹3,262');
    await list.sendButton.click();
    // 3,050 + 91.50 + 150 = 3,291.50, rounded up
    await expect(page.getByText('The total is now ₹3,292.')).toBeVisible();
    expect(await ordersOf(shop, name)).toBe(0);
    await page.getByRole('button', { name: 'Look at the bill first' }).click();
    await expect(list.sum('Total')).toHaveText('₹3,292');
    await list.send();
    await expect(list.sum('Total')).toHaveText('₹3,292');
    expect(await ordersOf(shop, name)).toBe(1);
  } finally {
    await freight(12_000);
  }
});
