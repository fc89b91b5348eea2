import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { DocumentPrinter } from '../../../../src/features/documents/application/document-printer.ts';
import { ShopSettings } from '../../../../src/features/shop/application/shop-settings.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import { placeGoodOrder } from '../../../support/orders.ts';
import { addStaff } from '../../../support/people.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
  await addStaff(shop.database, 'owner');
});
afterAll(() => shop.close());

const PRICE_LIST = '/api/public/price-list.pdf';
/** Who is told that the print worker is busy (its thread begins with the first document) asks again, as people do. */
async function fetch(url: string, { app } = shop) {
  for (let tries = 1; ; tries++) {
    const answer = await app.inject({ method: 'GET', url });
    if (answer.statusCode !== 503 || tries === 10) return answer;
  }
}

/** How many pages a PDF says it has. */
function pagesOf(pdf: Buffer): number {
  return Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
}

/** In which language a PDF is read aloud. */
function languageOf(pdf: Buffer): string | undefined {
  return /\/Lang \(([\w-]+)\)/.exec(pdf.toString('latin1'))?.[1];
}

describe('the price list on paper', () => {
  test('is a PDF of all products, kept by whoever asks for as long as prices stay', async () => {
    const answer = await fetch(PRICE_LIST);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    });
    expect(answer.headers['content-disposition']).toMatch(
      /^inline; filename="price-list-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(answer.rawPayload)).toBeGreaterThan(3);
  });

  test('is in the language of the page that leads to it, each kept by itself', async () => {
    const english = (await fetch(PRICE_LIST)).rawPayload;
    const tamil = (await fetch(`${PRICE_LIST}?language=ta`)).rawPayload;
    expect([languageOf(english), languageOf(tamil)]).toEqual(['en-IN', 'ta-IN']);
    expect((await fetch(`${PRICE_LIST}?language=en`)).rawPayload.equals(english)).toBe(true);
    expect((await fetch(`${PRICE_LIST}?language=ta`)).rawPayload.equals(tamil)).toBe(true);
    expect((await fetch(`${PRICE_LIST}?language=hi`)).statusCode).toBe(400);
    // As others send a link on.
    expect((await fetch(`${PRICE_LIST}?language=ta&fbclid=IwAR0x`)).rawPayload.equals(tamil)).toBe(true);
  });

  test('is printed once for all, and again after a change', async () => {
    const first = (await fetch(PRICE_LIST)).rawPayload;
    expect((await fetch(PRICE_LIST)).rawPayload.equals(first)).toBe(true);
    await shop.changeContent("UPDATE product SET net_paise = 1600 WHERE code = 'SP-03'");
    expect((await fetch(PRICE_LIST)).rawPayload.equals(first)).toBe(false);
  });

  test('stands names that are too long, in many scripts, or full of marks', async () => {
    await shop.changeContent(
      `UPDATE product SET name = repeat('Very long <b>name</b> 漢字 🎆 ', 30), name_ta = repeat('பூச்செடி', 60)
       WHERE code = 'SP-02'`,
    );
    expect((await fetch(PRICE_LIST)).statusCode).toBe(200);
    expect((await fetch(`${PRICE_LIST}?language=ta`)).statusCode).toBe(200);
  });

  test('of an empty shop is a page all the same', async () => {
    const empty = await bootShop({ template: 'empty' });
    const answer = await fetch(PRICE_LIST, empty);
    await empty.close();
    expect(answer.statusCode).toBe(200);
    expect(pagesOf(answer.rawPayload)).toBe(1);
  });
});

describe('an estimate on paper', () => {
  const of = (token: string, query = '') => fetch(`/api/public/orders/${token}/estimate.pdf${query}`);

  test('is a PDF named by the order, kept by nobody', async () => {
    const { token, number } = await placeGoodOrder(shop, { remarks: 'Please pack <b>well</b> & call.' });
    const answer = await of(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(pagesOf(answer.rawPayload)).toBe(1);
  });

  test('is printed once, and anew when the order moves on', async () => {
    const { token, number } = await placeGoodOrder(shop);
    const staff = await shop.staff();
    const first = (await of(token)).rawPayload;
    expect((await of(token)).rawPayload.equals(first)).toBe(true);
    const cancelled = await staff.post(`/api/admin/orders/${number}/cancel`, {
      from: 'placed',
      reason: 'asked for',
    });
    expect(cancelled.status).toBe(200);
    expect((await of(token)).rawPayload.equals(first)).toBe(false);
  });

  test('is in the language of the page that it is asked for on, whatever was printed before', async () => {
    const { token } = await placeGoodOrder(shop);
    const english = (await of(token)).rawPayload;
    const tamil = (await of(token, '?language=ta')).rawPayload;
    expect([languageOf(english), languageOf(tamil)]).toEqual(['en-IN', 'ta-IN']);
    expect((await of(token, '?language=en')).rawPayload.equals(english)).toBe(true);
    expect((await of(token, '?language=ta')).rawPayload.equals(tamil)).toBe(true);
    expect((await of(token, '?language=hi')).statusCode).toBe(400);
  });

  test('is only for who has the link', async () => {
    expect((await of('AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    expect((await of('x')).statusCode).toBe(400);
    expect((await of('x'.repeat(10_000))).statusCode).toBeLessThan(500);
  });

  test('cannot be asked for without end', async () => {
    const { token } = await placeGoodOrder(shop);
    expect((await of(token)).statusCode).toBe(200);
    await shop.database.query('UPDATE throttle SET count = 60');
    expect((await of(token)).statusCode).toBe(429);
  });
});

test('while an estimate of 135 lines is printed, the shop answers others', async () => {
  const { token } = await placeGoodOrder(shop);
  const order = (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
  const long = {
    ...order,
    language: 'en' as const,
    lines: Array.from({ length: 135 }, (_, at) => order.lines[at % 2]!),
  };
  const { identity } = await shop.app.get(ShopSettings, { strict: false }).current();
  const printer = shop.app.get(DocumentPrinter, { strict: false });
  const printed = new AbortController();
  const printing = printer.estimates([long], identity).finally(() => printed.abort());
  let answered = 0;
  while (!printed.signal.aborted) {
    await setImmediate();
    expect((await fetch('/api/public/no-such-thing')).statusCode).toBe(404);
    answered += 1;
  }
  expect(pagesOf(Buffer.from(await printing))).toBeGreaterThan(4);
  expect(answered).toBeGreaterThan(10);
});
