import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeasonFiguresView } from '@shop/contracts/figures/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { CountDays } from '../../src/features/figures/application/count-days.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { reconcile } from '../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { goodOrder, LORRY, payment, placeGoodOrder } from '../support/orders.ts';
import { readAtAll } from '../support/database/rows-read.ts';
import { activeReferrer } from '../support/referrals.ts';

const THREE_DAYS = "interval '3 days'";

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { poolSize: 1 } });
  desk = await shop.staff('owner');
});
afterAll(() => shop.close());

const at = (number: string) => `/api/admin/orders/${number}`;
async function step(number: string, name: string, body: object): Promise<void> {
  expect(await desk.post(`${at(number)}/${name}`, body)).toMatchObject({ status: 200 });
}
const countDays = () => shop.app.get(CountDays).run();
const season = async () => (await desk.get<SeasonFiguresView>('/api/admin/dashboard/season')).body;

let last = 0;
/** Of a day that is over and counted. */
async function placed(): Promise<string> {
  const { customer } = await goodOrder(shop);
  const phone = `98400 ${String(++last).padStart(5, '0')}`;
  const { number } = await placeGoodOrder(shop, { customer: { ...customer, phone } });
  await shop.database.query(`UPDATE orders SET placed_at = placed_at - ${THREE_DAYS} WHERE number = $1`, [
    number,
  ]);
  await countDays();
  return number;
}

const linesReadFor = (act: () => Promise<unknown>) => readAtAll(shop, act, 'order_line');

test('orders of days that are over go their way, and nobody reads what all of their day sold', async () => {
  const number = await placed();
  const { bestSellers } = await season();
  const steps: [string, object][] = [
    ['advance', { from: 'placed', to: 'confirmed' }],
    ['payments', payment({ amountPaise: 100_000 })],
    ['hold', { reason: 'Address' }],
    ['release', {}],
    ['advance', { from: 'confirmed', to: 'packed' }],
    ['dispatch', { from: 'packed', unpaidReason: 'Known', ...LORRY }],
    ['advance', { from: 'dispatched', to: 'arrived' }],
    ['advance', { from: 'arrived', to: 'collected' }],
  ];
  for (const [name, body] of steps) {
    await step(number, name, body);
    expect([name, await linesReadFor(season)]).toEqual([name, 0]);
    expect([name, await linesReadFor(countDays)]).toEqual([name, 0]);
  }
  expect((await season()).bestSellers).toEqual(bestSellers);
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});

describe('what a day sold, to where and by whom is right at once, and once it was counted, when an order', () => {
  const doing: [string, (number: string) => Promise<unknown>][] = [
    ['is cancelled', (number) => step(number, 'cancel', { from: 'placed', reason: 'Asked' })],
    [
      'is taken up again',
      async (number) => {
        await step(number, 'cancel', { from: 'placed', reason: 'Asked' });
        await countDays();
        await step(number, 'reopen', { reason: 'Asked again' });
      },
    ],
    [
      'has other goods of the same worth',
      async (number) => {
        const { body } = await desk.get<AdminOrderView>(at(number));
        // A box of ₹13 less, and as much more for packing.
        const lines = [
          { code: 'GB-04', quantity: 5 },
          { code: 'SP-01', quantity: 9 },
        ];
        const packingPaise = body.totals.packingPaise + 1_300;
        const changes = {
          lines,
          chargesByHand: true,
          packingPaise,
          reason: 'Asked',
          revision: body.revision,
        };
        const saved = await desk.put<AdminOrderView>(at(number), { ...entryOf(body), ...changes });
        expect(saved.body.totals.totalPaise).toBe(339_500);
      },
    ],
    [
      'counts for somebody else',
      async (number) => {
        await activeReferrer(shop, 'DAYS');
        await step(number, 'attribution', { code: 'DAYS', reason: 'Forgot to say' });
      },
    ],
    [
      'is put into another',
      async (number) => {
        const into = await placed();
        const phone = '(SELECT phone FROM orders WHERE number = $2)';
        await shop.database.query(`UPDATE orders SET phone = ${phone} WHERE number = $1`, [number, into]);
        await countDays();
        await step(into, 'merge', { from: number, revision: 0, fromRevision: 0 });
      },
    ],
  ];
  test.each(doing)('%s', async (_, act) => {
    const number = await placed();
    await act(number);
    const differences = () => reconcile(shop.app.get(Database));
    expect(await differences()).toEqual([]);
    await countDays();
    expect(await differences()).toEqual([]);
    expect(await linesReadFor(season)).toBe(0);
  });
});
