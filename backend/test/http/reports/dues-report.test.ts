import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DuesView } from '@shop/contracts/reports/dues';
import { addDays } from '@shop/contracts/rules/days';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { LORRY, payment, placeOrderOf } from '../../support/orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

test('what is owed is the same by age, state, place and lorry; unconfirmed orders owe nothing', async () => {
  const owner = await shop.staff('owner');
  const order = (digit: number) => placeOrderOf(shop, { phone: `98400 0000${digit}` });
  const step = async (number: string, name: string, body: object) =>
    expect((await owner.post(`/api/admin/orders/${number}/${name}`, body)).status).toBe(200);
  const confirm = (number: string) => step(number, 'advance', { from: 'placed', to: 'confirmed' });
  const [asked, fresh, old, sent, gone] = [
    await order(1),
    await order(2),
    await order(3),
    await order(4),
    await order(5),
  ];
  for (const number of [fresh, old, sent]) await confirm(number);
  // ₹3,395 each; ₹1,000 of the old one is paid.
  await step(old, 'payments', payment());
  await step(sent, 'advance', { from: 'confirmed', to: 'packed' });
  await step(sent, 'dispatch', { from: 'packed', ...LORRY, unpaidReason: 'Known' });
  await step(gone, 'payments', payment());
  await step(gone, 'cancel', { from: 'placed', reason: 'Moved away' });
  const age = (number: string, days: number) =>
    shop.database.query(
      'UPDATE orders SET placed_at = placed_at - make_interval(days => $2) WHERE number = $1',
      [number, days],
    );
  await age(old, 31);
  await age(sent, 8);

  const { body } = await owner.get<DuesView>('/api/admin/reports/dues');
  const today = shop.clock.today();
  const day = (days: number) => addDays(today, -days);
  expect(body).toEqual({
    asOf: today,
    together: { orders: 3, paise: 918_500 },
    ages: [
      { from: day(7), to: today, orders: 1, paise: 339_500 },
      { from: day(15), to: day(8), orders: 1, paise: 339_500 },
      { from: day(30), to: day(16), orders: 0, paise: 0 },
      { from: null, to: day(31), orders: 1, paise: 239_500 },
    ],
    states: [
      { state: 'confirmed', orders: 2, paise: 579_000 },
      { state: 'dispatched', orders: 1, paise: 339_500 },
    ],
    places: [{ id: expect.any(String), name: 'Mattuthavani Transport Office', orders: 3, paise: 918_500 }],
    transporters: [{ name: 'KPN Parcel', orders: 1, paise: 339_500 }],
    refunds: { orders: 1, paise: 100_000 },
  });
  expect(asked).not.toBe(fresh);
});
