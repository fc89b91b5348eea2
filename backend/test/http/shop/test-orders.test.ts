import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { OpeningView } from '@shop/contracts/rules/season/opening';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { payment, placeGoodOrder } from '../../support/orders.ts';

const OPENING = '/api/admin/opening';
const REMOVAL = '/api/admin/test-orders/removal';

let shop: TestShop;
let owner: Caller;
beforeEach(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterEach(() => shop.close());

const opening = async () => (await owner.get<OpeningView>(OPENING)).body;
const cancel = (number: string) =>
  owner.post(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'Only tried' });
const numbers = async () =>
  (await shop.database.query<{ number: string }>('SELECT number FROM orders ORDER BY number')).map(
    (order) => order.number,
  );

describe('orders that the shop was tried with', () => {
  test('are removed once they are cancelled, with all that is known of them, and the step stays done', async () => {
    expect((await opening()).done).not.toContain('order');
    const [one, other] = [await placeGoodOrder(shop, {}), await placeGoodOrder(shop, {})];
    await cancel(one.number);
    await cancel(other.number);
    expect(await opening()).toMatchObject({
      done: expect.arrayContaining(['order']),
      testOrders: [one.number, other.number],
      isFresh: false,
    });
    expect(await owner.post(REMOVAL)).toMatchObject({
      status: 200,
      body: { done: expect.arrayContaining(['order']), testOrders: [], isFresh: true },
    });
    expect(await numbers()).toEqual([]);
    expect(await shop.database.query('SELECT FROM order_line')).toEqual([]);
    await placeGoodOrder(shop, {});
    const said = await shop.database.query(
      "SELECT before FROM audit_entry WHERE action = 'test-orders.removed'",
    );
    expect(said).toEqual([{ before: { numbers: [one.number, other.number] } }]);
  });

  test('stay as soon as one order is a customer’s: it is open, or money is booked on it', async () => {
    const [tried, real] = [await placeGoodOrder(shop, {}), await placeGoodOrder(shop, {})];
    await cancel(tried.number);
    const refused = { status: 409, body: { code: 'no-test-orders' } };
    expect(await owner.post(REMOVAL)).toMatchObject(refused);
    await owner.post(`/api/admin/orders/${real.number}/payments`, payment());
    await cancel(real.number);
    expect((await opening()).testOrders).toEqual([]);
    expect(await owner.post(REMOVAL)).toMatchObject(refused);
    expect(await numbers()).toEqual([tried.number, real.number]);
  });
});
