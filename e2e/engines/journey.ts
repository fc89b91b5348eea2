import type { EngineWindow } from './engine.ts';
import { fill, openPage, pressWords, see, tick, waitFor } from './walk.ts';

/** By their rates in the price list: 13 × 10 + 57 × 3 + 610 × 5 = 3,351 of 4,340 at least 3,000. */
const WANTED: readonly (readonly [name: string, quantity: string])[] = [
  ['7 cm Electric Sparklers, 10 pcs', '10'],
  ['Flower Pots Big, 10 pcs', '3'],
  ['Lakshmi Gift Box (42 items)', '5'],
];
/** Packing 3 % of 3,351 = 100.53, freight to Madhavaram 250: 3,701.53, rounded to the rupee. */
const TOTAL = '₹3,702';
const PHONE = '9876543210';

/** From the home page to an order that is found again: list, review, order, track. */
export async function journey(window: EngineWindow, shop: string): Promise<void> {
  await openPage(window, shop);
  await pressWords(window, 'main a', 'Open the price list');
  await waitFor(window, 'the price list', () => location.pathname === '/quick-order');
  for (const [name, quantity] of WANTED) await fill(window, `Quantity of ${name}`, quantity);
  await see(window, '3 items · ₹3,351');

  await pressWords(window, 'button', 'Review');
  await see(window, 'Review your list');
  await fill(window, 'Your name', `Meenakshi ${window.name}`);
  await fill(window, 'Mobile number', PHONE);
  await fill(window, 'PIN code', '600028');
  for (const words of ['Madhavaram Lorry Hub', '18 or older', 'I agree to the terms'])
    await tick(window, words);
  await pressWords(window, 'button', `Send the request · ${TOTAL}`);

  await waitFor(window, 'the order’s page', () => /^\/order\/[\w-]{22}$/.test(location.pathname));
  await see(window, 'Your request is with us.');
  await see(window, TOTAL);
  const heading = await window.ask(() => document.querySelector('h1')?.innerText ?? '');
  const number = /DS\d\d-\d{5}/.exec(heading)?.[0];
  if (number === undefined) throw new Error('The order’s page has no number');

  await openPage(window, `${shop}/track`);
  await fill(window, 'Order number', number);
  await fill(window, 'Mobile number', PHONE);
  await pressWords(window, 'main button', 'Find my order');
  await waitFor(window, 'the order, found by its number', () => location.pathname.startsWith('/order/'));
  await see(window, number);
}
