import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { activeReferrer, collect, GOOD_COMMISSION } from '../../support/referrals.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('owner');
});
afterAll(() => shop.close());

const sums = (id: string) => shop.app.get(OwnReferralQueries).sums(id);
const entries = async (id: string) => (await shop.app.get(OwnReferralQueries).entries(id, {})).rows;

// Every order here: goods of ₹3,180, so 5 % of them is ₹159; packing and freight earn nothing.
describe('the ledger', () => {
  test('has a commission pending when an order is placed, due when it is collected, and the rate of then', async () => {
    const id = await activeReferrer(shop, 'LEDGER1');
    const { number } = await placeGoodOrder(shop, { referralCode: 'ledger1' });
    expect(await sums(id)).toEqual({ pendingPaise: 15_900, earnedPaise: 0, duePaise: 0, paidPaise: 0 });
    await shop.database.query('UPDATE referrer SET commission_basis_points = 900 WHERE id = $1', [id]);
    await collect(desk, number);
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
    const id = await activeReferrer(shop, 'LEDGER2');
    const { number } = await placeGoodOrder(shop, { referralCode: 'LEDGER2' });
    await desk.post(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'No answer' });
    expect(await sums(id)).toEqual({ pendingPaise: 0, earnedPaise: 0, duePaise: 0, paidPaise: 0 });
    expect((await entries(id)).map(({ kind }) => kind)).toEqual(['reversed', 'pending']);
  });

  test('says nothing of an order that nobody brought', async () => {
    const count = () => shop.database.query('SELECT count(*) FROM commission_entry');
    const before = await count();
    const { number } = await placeGoodOrder(shop);
    await collect(desk, number);
    expect(await count()).toEqual(before);
  });

  test('has one entry for each of twenty orders placed at once', async () => {
    const id = await activeReferrer(shop, 'LEDGER3');
    await Promise.all(Array.from({ length: 20 }, () => placeGoodOrder(shop, { referralCode: 'LEDGER3' })));
    expect(await sums(id)).toMatchObject({ pendingPaise: 20 * GOOD_COMMISSION });
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
  });
});
