import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdminOrderView, PlacedOrderView } from '@shop/contracts/orders/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import fc from 'fast-check';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { Reservations } from '../../../src/features/orders/application/placing/reservations.ts';
import { bootShop, LIFTED_LIMITS, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import {
  fillShelf,
  goodOrder,
  LORRY,
  payment,
  placeGoodOrder,
  stockDifferences,
} from '../../support/orders.ts';
import { addReferrer } from '../../support/people.ts';
import { histories } from '../../support/database/seeded.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  // The larger of the two orders reserves nothing, and what is not confirmed by now is too old.
  shop = await bootShop({ limits: { ...LIFTED_LIMITS, reservePaise: 339_400, reserveHours: 0 } });
  desk = await shop.staff('manager');
  // What has left never comes back to the shelf: enough for every history.
  await fillShelf(shop, 2_000);
});
afterAll(() => shop.close());

const NO_PROPOSAL = '01900000-0000-7000-8000-000000000000';
const CODES = ['GB-04', 'SP-01', 'SP-02', 'SP-09'] as const;

/** What may be tried with an order; much of it is refused, and then nothing of it may have happened. */
const attempts = fc.oneof(
  fc.record({
    what: fc.constant('edit' as const),
    quantities: fc.array(fc.constantFrom(0, 0, 1, 7, 40, 600), { minLength: 4, maxLength: 4 }),
    stale: fc.boolean(),
    byHand: fc.boolean(),
  }),
  fc.record({ what: fc.constant('pay' as const), rupees: fc.integer({ min: 1, max: 6_000 }) }),
  fc.record({ what: fc.constant('correct' as const) }),
  fc.record({
    what: fc.constant('propose' as const),
    quantities: fc.array(fc.constantFrom(0, 1, 3, 5, 9), { minLength: 4, maxLength: 4 }),
  }),
  fc.record({
    what: fc.constant('answer' as const),
    answer: fc.constantFrom('accepted' as const, 'declined' as const),
    byPhone: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('credit' as const),
    quantities: fc.array(fc.constantFrom(0, 1, 1, 2, 9), { minLength: 2, maxLength: 2 }),
    returned: fc.boolean(),
  }),
  fc.record({ what: fc.constant('merge' as const), from: fc.nat({ max: 2 }), stale: fc.boolean() }),
  fc.record({
    what: fc.constantFrom(
      'confirm' as const,
      'pack' as const,
      'back' as const,
      'cancel' as const,
      'reopen' as const,
      'let it leave' as const,
      'let it leave' as const,
      'undo' as const,
      'grow old' as const,
      'take the question back' as const,
    ),
  }),
);
type Attempt = typeof attempts extends fc.Arbitrary<infer Each> ? Each : never;

const MOVES = {
  confirm: ['advance', { from: 'placed', to: 'confirmed' }],
  pack: ['advance', { from: 'confirmed', to: 'packed' }],
} as const;

async function attempt(number: string, asked: Attempt, numbers: readonly string[]): Promise<number> {
  const at = `/api/admin/orders/${number}`;
  const { body: order } = await desk.get<AdminOrderView>(at);
  switch (asked.what) {
    case 'edit': {
      const lines = CODES.flatMap((code, index) => {
        const quantity = asked.quantities[index] ?? 0;
        return quantity > 0 ? [{ code, quantity }] : [];
      });
      const revision = order.revision + (asked.stale ? 1 : 0);
      const charges = { chargesByHand: asked.byHand, packingPaise: 5_050, freightPaise: null };
      const body = { ...entryOf(order), ...charges, lines, reason: 'By phone', revision };
      return (await desk.put(at, body)).status;
    }
    case 'pay': {
      const body = payment({
        amountPaise: asked.rupees * 100,
        despite: ['above-balance', 'order-cancelled'],
      });
      return (await desk.post(`${at}/payments`, body)).status;
    }
    case 'correct': {
      const receipt = order.held[0]?.receiptId;
      if (receipt === undefined) return 409;
      return (await desk.post(`${at}/receipts/${receipt}/correct`, { reason: 'Wrong order' })).status;
    }
    case 'propose': {
      const lines = CODES.map((code, index) => ({ code, quantity: asked.quantities[index] ?? 0 }));
      const body = { revision: order.revision, reason: 'shortage', lines };
      return (await desk.post(`${at}/proposals`, body)).status;
    }
    case 'answer': {
      const [id, answer] = [order.proposal?.id ?? NO_PROPOSAL, asked.answer];
      if (asked.byPhone) {
        return (await desk.post(`${at}/proposals/${id}/answer`, { answer, saidBy: 'Meenakshi' })).status;
      }
      const own = `/api/public/orders/${order.token}/proposals/${id}/answer`;
      return (await shop.visitor().post(own, { answer })).status;
    }
    case 'take the question back': {
      const from = order.proposal?.state ?? 'open';
      const id = order.proposal?.id ?? NO_PROPOSAL;
      return (await desk.post(`${at}/proposals/${id}/take-back`, { from })).status;
    }
    case 'credit': {
      const goods = CODES.flatMap((code, index) => {
        const quantity = asked.quantities[index] ?? 0;
        return quantity > 0 ? [{ code, quantity }] : [];
      });
      const body = { goods, reason: 'Wet on arrival', returned: asked.returned };
      return (await desk.post(`${at}/credit-notes`, body)).status;
    }
    case 'let it leave': {
      for (const [step, body] of Object.values(MOVES)) await desk.post(`${at}/${step}`, body);
      const lorry = { from: 'packed', unpaidReason: 'Pays there', ...LORRY };
      return (await desk.post(`${at}/dispatch`, lorry)).status;
    }
    case 'undo':
      return (await desk.post(`${at}/undo`, { from: order.state })).status;
    case 'merge': {
      const from = numbers[asked.from] ?? '';
      const { body: other } = await desk.get<AdminOrderView>(`/api/admin/orders/${from}`);
      const revision = order.revision + (asked.stale ? 1 : 0);
      return (await desk.post(`${at}/merge`, { from, revision, fromRevision: other.revision })).status;
    }
    case 'grow old':
      await shop.app.get(Reservations).endOld();
      return 200;
    case 'back':
      return (await desk.post(`${at}/back`, { from: order.state, reason: 'Too early' })).status;
    case 'reopen':
      return (await desk.post(`${at}/reopen`, { reason: 'They called again' })).status;
    case 'cancel':
      return (await desk.post(`${at}/cancel`, { from: order.state, reason: 'No answer' })).status;
    default: {
      const [step, body] = MOVES[asked.what];
      return (await desk.post(`${at}/${step}`, body)).status;
    }
  }
}

test('whatever becomes of orders, stock, money, commissions and revisions balance', async () => {
  await addReferrer(shop.database, 'HISTORY');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 2 }), attempts), { minLength: 3, maxLength: 14 }),
      async (history) => {
        // Goods ₹3,167; packing 3 % = ₹95.01; freight ₹120; ₹3,382.01 rounds down by a paisa.
        const referred = await placeGoodOrder(shop, {
          referralCode: 'HISTORY',
          lines: [
            { code: 'GB-04', quantity: 5, netPaise: 61_000 },
            { code: 'SP-01', quantity: 9, netPaise: 1_300 },
          ],
          expectedTotalPaise: 338_200,
        });
        const byPhone = await desk.post<PlacedOrderView>('/api/admin/orders', await goodOrder(shop));
        const numbers = [(await placeGoodOrder(shop)).number, referred.number, byPhone.body.number];
        for (const [which, asked] of history) {
          const status = await attempt(numbers[which] ?? '', asked, numbers);
          expect([200, 400, 404, 409]).toContain(status);
        }
        expect(await stockDifferences(shop)).toEqual([]);
        expect(await reconcile(shop.app.get(Database))).toEqual([]);
        for (const number of numbers) {
          const { body } = await desk.get<AdminOrderView>(`/api/admin/orders/${number}`);
          expect(body.revisions).toHaveLength(body.revision);
          // What the edits changed, one after the other, leads from what was placed to what is.
          const total = body.revisions
            .flatMap(({ changes }) => changes)
            .reduce(
              (paise, change) =>
                change.what === 'total' ? paise + (change.toPaise ?? 0) - (change.fromPaise ?? 0) : paise,
              number === referred.number ? 338_200 : 339_500,
            );
          expect(body.totals.totalPaise).toBe(total);
          // The next history finds the shelf as this one did.
          await attempt(number, { what: 'cancel' }, numbers);
        }
      },
    ),
    histories(15),
  );
});
