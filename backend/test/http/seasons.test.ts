import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@shop/contracts/rules/days';
import { PastSeasons } from '../../src/features/seasons/application/past-seasons.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { placeGoodOrder } from '../support/orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

describe('what is kept of a season that is over', () => {
  test('is its name, its days and what its orders were called, the newest first', async () => {
    const today = shop.clock.today();
    const year = Number(today.slice(0, 4)) - 1;
    expect(await shop.app.get(PastSeasons).last()).toEqual({
      numberPrefix: `DS${String(year).slice(-2)}`,
      name: `Diwali ${year}`,
      opensOn: addDays(today, -60 - 365),
      closesOn: addDays(today, 90 - 365),
    });
  });
});

describe('the numbers of orders', () => {
  test('begin anew with a series, and go on where there is none', async () => {
    const { number } = await placeGoodOrder(shop);
    const reached = Number(number.slice(-5));
    const prefix = number.slice(0, 4);
    await shop.database.query('INSERT INTO order_series VALUES ($1, $2)', ['NS26', reached + 1]);
    const letters = (to: string) =>
      shop.changeContent(
        `UPDATE setting SET value = jsonb_set(value, '{orderPrefix}', to_jsonb($1::text)) WHERE section = 'sale'`,
        [to],
      );
    expect((await placeGoodOrder(shop)).number).toBe(`${prefix}-${String(reached + 1).padStart(5, '0')}`);
    await letters('NS');
    await shop.changeContent(
      `UPDATE setting SET value = jsonb_set(value, '{year}', '2026') WHERE section = 'season'`,
    );
    expect((await placeGoodOrder(shop)).number).toBe('NS26-00001');
    expect((await placeGoodOrder(shop)).number).toBe('NS26-00002');
    await letters('DS');
    expect((await placeGoodOrder(shop)).number).toBe(`DS26-${String(reached + 4).padStart(5, '0')}`);
  });
});
