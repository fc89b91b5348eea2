import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ReferrerLedger } from '../../src/features/referrals/application/referrer-ledger.ts';
import { Database } from '../../src/persistence/database.ts';
import { reconcile } from '../../src/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { LORRY, placeGoodOrder } from '../support/orders.ts';
import { addReferrer } from '../support/people.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('owner');
});
afterAll(() => shop.close());

/** A referrer whose code counts, at 5 %. */
async function referrer(code: string): Promise<string> {
  const { id } = await addReferrer(shop.database, code);
  // The codes are content: this copy goes by it once it heard of it.
  await shop.changeContent('UPDATE referrer SET name = name WHERE id = $1', [id]);
  return id;
}

const sums = (id: string) => shop.app.get(ReferrerLedger).sums(id);
const entries = async (id: string) => (await shop.app.get(ReferrerLedger).entries(id, {})).rows;

async function step(number: string, name: string, body: object): Promise<void> {
  const { status } = await desk.post(`/api/admin/orders/${number}/${name}`, body);
  if (status !== 200) throw new Error(`${name} of ${number} was answered with ${status}`);
}

/** From placed to collected. */
async function collect(number: string): Promise<void> {
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  await step(number, 'dispatch', { from: 'packed', ...LORRY, unpaidReason: 'A friend of the shop' });
  await step(number, 'advance', { from: 'dispatched', to: 'arrived' });
  await step(number, 'advance', { from: 'arrived', to: 'collected' });
}

// Every order here: goods of ₹3,180, so 5 % of them is ₹159; packing and freight earn nothing.
describe('the ledger', () => {
  test('has a commission pending when an order is placed, due when it is collected, and the rate of then', async () => {
    const id = await referrer('LEDGER1');
    const { number } = await placeGoodOrder(shop, { referralCode: 'ledger1' });
    expect(await sums(id)).toEqual({ pendingPaise: 15_900, earnedPaise: 0, duePaise: 0, paidPaise: 0 });
    await shop.database.query('UPDATE referrer SET commission_basis_points = 900 WHERE id = $1', [id]);
    await collect(number);
    expect(await sums(id)).toEqual({ pendingPaise: 0, earnedPaise: 15_900, duePaise: 15_900, paidPaise: 0 });
    const common = {
      orderNumber: number,
      cause: 'order',
      basePaise: 318_000,
      basisPoints: 500,
      paidPaise: 0,
    };
    expect(await entries(id)).toEqual([
      expect.objectContaining({ ...common, kind: 'earned', pendingPaise: -15_900, duePaise: 15_900 }),
      expect.objectContaining({ ...common, kind: 'pending', pendingPaise: 15_900, duePaise: 0 }),
    ]);
  });

  test('takes it back when the order is cancelled', async () => {
    const id = await referrer('LEDGER2');
    const { number } = await placeGoodOrder(shop, { referralCode: 'LEDGER2' });
    await step(number, 'cancel', { from: 'placed', reason: 'No answer' });
    expect(await sums(id)).toEqual({ pendingPaise: 0, earnedPaise: 0, duePaise: 0, paidPaise: 0 });
    expect((await entries(id)).map(({ kind }) => kind)).toEqual(['reversed', 'pending']);
  });

  test('says nothing of an order that nobody brought', async () => {
    const count = () => shop.database.query('SELECT count(*) FROM commission_entry');
    const before = await count();
    const { number } = await placeGoodOrder(shop);
    await collect(number);
    expect(await count()).toEqual(before);
  });

  test('has one entry for each of twenty orders placed at once', async () => {
    const id = await referrer('LEDGER3');
    await Promise.all(Array.from({ length: 20 }, () => placeGoodOrder(shop, { referralCode: 'LEDGER3' })));
    expect(await sums(id)).toMatchObject({ pendingPaise: 20 * 15_900 });
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
  });
});
