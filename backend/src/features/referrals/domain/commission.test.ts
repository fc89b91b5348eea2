import { describe, expect, test } from '@jest/globals';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import fc from 'fast-check';
import { movesOf, type CommissionedOrder, type OrderAccount } from './commission.ts';
import { seeded } from '../../../../test/support/database/seeded.ts';

const RAVI = 'ravi';
const MEENA = 'meena';

/** Goods of ₹3,180.50, for Ravi. */
const order = (changes: Partial<CommissionedOrder> = {}): CommissionedOrder => ({
  state: 'placed',
  referrerId: RAVI,
  basePaise: 318_050,
  check: 'none',
  ...changes,
});

const account = (changes: Partial<OrderAccount> = {}): OrderAccount => ({
  referrerId: RAVI,
  pendingPaise: 0,
  earnedPaise: 0,
  basisPoints: 500,
  isKnown: true,
  ...changes,
});

/** What stands after the moves. */
function after(accounts: OrderAccount[], asked: CommissionedOrder): OrderAccount[] {
  const moves = movesOf(asked, accounts);
  return accounts.map((before) => {
    const move = moves.find(({ referrerId }) => referrerId === before.referrerId);
    return {
      ...before,
      pendingPaise: before.pendingPaise + (move?.pendingPaise ?? 0),
      earnedPaise: before.earnedPaise + (move?.duePaise ?? 0),
      isKnown: before.isKnown || move !== undefined,
    };
  });
}

describe('an order’s commission', () => {
  // 5 % of ₹3,180.50 is ₹159.025, which is ₹159.03.
  test('is pending when it is placed, at the rate of that moment, half a paisa rounded up', () => {
    expect(movesOf(order(), [account({ isKnown: false })])).toEqual([
      {
        referrerId: RAVI,
        kind: 'pending',
        pendingPaise: 15_903,
        duePaise: 0,
        basePaise: 318_050,
        basisPoints: 500,
      },
    ]);
  });

  test('of nothing is entered too: the rate is frozen by it', () => {
    expect(movesOf(order(), [account({ isKnown: false, basisPoints: 0 })])).toMatchObject([
      { kind: 'pending', pendingPaise: 0, basisPoints: 0 },
    ]);
    expect(movesOf(order(), [account({ basisPoints: 0 })])).toEqual([]);
  });

  test('is earned when it is collected, and then there is nothing more to say', () => {
    const collected = order({ state: 'collected' });
    const placed = [account({ pendingPaise: 15_903 })];
    expect(movesOf(collected, placed)).toMatchObject([
      { kind: 'earned', pendingPaise: -15_903, duePaise: 15_903 },
    ]);
    expect(movesOf(collected, after(placed, collected))).toEqual([]);
  });

  test('follows what the order is edited to, by the difference', () => {
    // ₹2,000 less in goods: 5 % of ₹1,180.50 is ₹59.03, ₹100 less.
    expect(movesOf(order({ basePaise: 118_050 }), [account({ pendingPaise: 15_903 })])).toMatchObject([
      { kind: 'pending', pendingPaise: -10_000, duePaise: 0, basePaise: 118_050 },
    ]);
  });

  test('is reversed by a cancellation, also when it was earned', () => {
    const cancelled = order({ state: 'cancelled' });
    expect(movesOf(cancelled, [account({ pendingPaise: 15_903 })])).toMatchObject([
      { kind: 'reversed', pendingPaise: -15_903, duePaise: 0 },
    ]);
    expect(movesOf(cancelled, [account({ earnedPaise: 15_903 })])).toMatchObject([
      { kind: 'reversed', pendingPaise: 0, duePaise: -15_903 },
    ]);
  });

  test('is pending again when the order was not collected after all', () => {
    expect(movesOf(order({ state: 'arrived' }), [account({ earnedPaise: 15_903 })])).toMatchObject([
      { kind: 'pending', pendingPaise: 15_903, duePaise: -15_903 },
    ]);
  });

  test('goes from whom it counted for to whom it counts for, each at their own rate', () => {
    const corrected = order({ state: 'collected', referrerId: MEENA });
    const accounts = [
      account({ earnedPaise: 15_903 }),
      account({ referrerId: MEENA, basisPoints: 1_000, isKnown: false }),
    ];
    expect(movesOf(corrected, accounts)).toMatchObject([
      { referrerId: RAVI, kind: 'reversed', duePaise: -15_903 },
      { referrerId: MEENA, kind: 'earned', pendingPaise: 0, duePaise: 31_805 },
    ]);
  });

  test('waits while a likely self-referral is looked at, and is nothing when that is refused', () => {
    const pending = [account({ pendingPaise: 15_903 })];
    expect(movesOf(order({ state: 'collected', check: 'open' }), pending)).toEqual([]);
    expect(movesOf(order({ state: 'collected', check: 'allowed' }), pending)).toMatchObject([
      { kind: 'earned', duePaise: 15_903 },
    ]);
    expect(movesOf(order({ state: 'collected', check: 'refused' }), pending)).toMatchObject([
      { kind: 'reversed', pendingPaise: -15_903, duePaise: 0 },
    ]);
  });
});

test('whatever happens to an order, the ledger says what it is worth to one referrer, and nothing twice', () => {
  const step = fc.record({
    state: fc.constantFrom<OrderState>('placed', 'packed', 'collected', 'cancelled'),
    referrerId: fc.constantFrom(RAVI, MEENA, null),
    basePaise: fc.integer({ min: 1, max: 20_000_000 }),
    check: fc.constantFrom('none' as const, 'open' as const, 'allowed' as const, 'refused' as const),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      let accounts = [
        account({ isKnown: false, basisPoints: 500 }),
        account({ referrerId: MEENA, isKnown: false, basisPoints: 725 }),
      ];
      for (const asked of steps) {
        accounts = after(accounts, asked);
        expect(movesOf(asked, accounts)).toEqual([]);
        for (const { referrerId, pendingPaise, earnedPaise, basisPoints } of accounts) {
          const counts =
            referrerId === asked.referrerId && asked.state !== 'cancelled' && asked.check !== 'refused';
          // Rounded in another way than the rule does it: whole rupees and what is left of them.
          const exact = BigInt(asked.basePaise) * BigInt(basisPoints);
          const worth = counts ? Number((exact * 2n + 10_000n) / 20_000n) : 0;
          expect(pendingPaise + earnedPaise).toBe(worth);
          expect(Math.min(pendingPaise, earnedPaise)).toBe(0);
        }
      }
    }),
    seeded,
  );
});
