import { describe, expect, test } from '@jest/globals';
import { addDays } from '@shop/contracts/rules/days';
import { nextMembershipStates, type MembershipState } from '@shop/contracts/rules/schemes/membership-states';
import fc from 'fast-check';
import { DomainError } from '../../../shared/domain-error.ts';
import { Membership } from './membership.ts';
import { seeded } from '../../../../test/support/database/seeded.ts';

// ₹500 on the 10th of December 2026 to March 2027, in time until the 17th: ₹2,000 in all, 10 % benefit.
const TERMS = {
  monthlyPaise: 50_000,
  instalments: 4,
  benefitBasisPoints: 1_000,
  firstMonth: '2026-12',
  dueDay: 10,
  graceDays: 7,
};

function member(): Membership {
  return new Membership({
    id: 'm',
    number: 'PB-00001',
    joinedOn: '2026-11-20',
    state: 'requested',
    ending: null,
    terms: TERMS,
    lapses: 0,
    benefitLapsed: false,
    reckonedOn: null,
    warnedOf: null,
    payee: null,
    entries: [],
  });
}

const cash = (receivedOn: string) => ({ mode: 'cash' as const, reference: null, receivedOn, note: '' });
let ids = 0;
const id = () => `e${(ids += 1)}`;

function codeOf(step: () => unknown): string | null {
  try {
    step();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return (error as DomainError).code;
  }
}

test('who was paid everything back is not ended once more', () => {
  const m = member();
  m.receive(id(), 50_000, cash('2026-12-10'), '2026-12-10');
  m.cancel('active', 'left', 'Moves away');
  m.refund(id(), 50_000, cash('2026-12-11'));
  expect(m.state).toBe('refunded');
  expect(codeOf(() => m.cancel('refunded', 'left', 'Again'))).toBe('membership-move-forbidden');
});

describe('a member', () => {
  test('who pays is taken, and matures with the last instalment', () => {
    const m = member();
    for (const day of ['2026-12-10', '2027-01-10', '2027-02-10']) m.receive(id(), 50_000, cash(day), day);
    expect([m.state, m.heldPaise]).toEqual(['active', 150_000]);
    m.receive(id(), 50_000, cash('2027-03-10'), '2027-03-10');
    expect([m.state, m.heldPaise, m.benefitLapsed]).toEqual(['matured', 200_000, false]);
  });

  test('who missed one has the benefit again when it is paid, once', () => {
    const m = member();
    m.receive(id(), 50_000, cash('2026-12-10'), '2026-12-10');
    m.reckon('2027-01-18');
    expect([m.state, m.lapses, m.benefitLapsed]).toEqual(['behind', 1, true]);
    m.receive(id(), 50_000, cash('2027-01-20'), '2027-01-20');
    expect([m.state, m.lapses, m.benefitLapsed]).toEqual(['active', 1, false]);
    m.reckon('2027-02-18');
    m.receive(id(), 100_000, cash('2027-02-19'), '2027-02-19');
    expect([m.state, m.lapses, m.benefitLapsed]).toEqual(['matured', 2, true]);
  });

  test('whose payment in time is entered late never missed anything', () => {
    const m = member();
    m.accept('2026-12-01');
    m.reckon('2026-12-18');
    expect([m.state, m.lapses]).toEqual(['behind', 1]);
    m.receive(id(), 50_000, cash('2026-12-15'), '2026-12-20');
    expect([m.state, m.lapses, m.benefitLapsed]).toEqual(['active', 0, false]);
  });

  test('is reckoned for no day before the latest: a clock that jumps back does nothing twice', () => {
    const m = member();
    m.accept('2026-12-01');
    m.reckon('2026-12-18');
    m.reckon('2026-12-05');
    m.reckon('2026-12-18');
    expect([m.state, m.lapses, m.reckonedOn]).toEqual(['behind', 1, '2026-12-18']);
    expect(m.events.filter(({ kind }) => kind === 'behind')).toHaveLength(1);
  });

  test('who leaves is refunded in full; of who died the nominee is paid', () => {
    const m = member();
    m.receive(id(), 50_000, cash('2026-12-10'), '2026-12-10');
    expect(codeOf(() => m.refund(id(), 1, cash('2026-12-11')))).toBe('refund-exceeds-held');
    m.cancel('active', 'died', 'Told by the family');
    expect(codeOf(() => m.refund(id(), 50_001, cash('2026-12-12')))).toBe('refund-exceeds-held');
    m.refund(id(), 20_000, cash('2026-12-12'));
    expect(m.state).toBe('cancelled');
    m.refund(id(), 30_000, cash('2026-12-13'));
    expect([m.state, m.heldPaise, m.added.at(-1)?.paidTo]).toEqual(['refunded', 0, 'nominee']);
  });

  test('who paid too much gets what is beyond the scheme back, and no more', () => {
    const m = member();
    m.receive(id(), 230_000, cash('2026-12-10'), '2026-12-10');
    expect([m.state, m.freePaise]).toEqual(['matured', 30_000]);
    m.refund(id(), 30_000, cash('2026-12-11'));
    expect(codeOf(() => m.refund(id(), 1, cash('2026-12-11')))).toBe('refund-exceeds-held');
  });

  test('whose payment was none is where they would be without it', () => {
    const m = member();
    const wrong = id();
    m.receive(wrong, 200_000, cash('2026-12-10'), '2026-12-10');
    m.correct(id(), wrong, 'Another member', '2026-12-20');
    expect([m.state, m.heldPaise, m.lapses]).toEqual(['behind', 0, 1]);
    expect(codeOf(() => m.correct(id(), wrong, 'Again', '2026-12-20'))).toBe('entry-corrected');
  });

  test('who buys for less than the credit is owed the rest; a cancelled order brings the credit back', () => {
    const m = member();
    m.receive(id(), 200_000, cash('2026-12-10'), '2026-12-10');
    const order = { id: 'o', number: 'DS27-00001', owedPaise: 110_000 };
    // 1,000 of the credit and 100 benefit
    expect(m.redeem(id(), order, '2027-04-01')).toEqual({ creditPaise: 100_000, benefitPaise: 10_000 });
    expect([m.state, m.heldPaise, m.freePaise]).toEqual(['redeemed', 100_000, 100_000]);
    expect(codeOf(() => m.redeem(id(), order, '2027-04-01'))).toBe('membership-state-changed');
    m.giveBack(id(), order, 100_000, '2027-04-02');
    m.giveBack(id(), order, 100_000, '2027-04-02');
    expect([m.state, m.heldPaise]).toEqual(['matured', 200_000]);
  });

  test('whose benefit lapsed buys for what was paid in, to the paisa, and gets no benefit', () => {
    const m = member();
    for (const day of ['2026-12-10', '2027-01-25', '2027-03-01', '2027-03-10'])
      m.receive(id(), 50_000, cash(day), day);
    expect([m.state, m.benefitLapsed]).toEqual(['matured', true]);
    const order = { id: 'o1', number: 'DS26-00042', owedPaise: 150_001 };
    expect(m.redeem(id(), order, '2027-04-01')).toEqual({ creditPaise: 150_001, benefitPaise: 0 });
  });
});

/** What may happen to a member, in any order; each step says the days that pass before it. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'pay',
      'pay',
      'pay',
      'pay',
      'miss',
      'correct',
      'cancel',
      'refund',
      'redeem',
      'give-back',
      'back',
    ),
    days: fc.integer({ min: 0, max: 40 }),
    paise: fc.constantFrom(1, 25_000, 50_000, 100_000, 230_000),
    which: fc.nat(20),
  }),
  { maxLength: 40 },
);

test('no rupee appears or vanishes, and no state is reached that the table does not allow', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const m = member();
      let [day, cashPaise, spentPaise] = ['2026-11-20', 0, 0];
      const entered: string[] = [];
      for (const { kind, days, paise, which } of history) {
        day = addDays(day, kind === 'back' ? -days : days);
        const before = { state: m.state, held: m.heldPaise, added: m.added.length };
        const own = id();
        const refused = codeOf(() => {
          if (kind === 'pay') m.receive(own, paise, cash(day), day);
          else if (kind === 'correct')
            m.correct(own, entered[which % (entered.length || 1)] ?? '', 'wrong', day);
          else if (kind === 'cancel') m.cancel(m.state, 'left', 'asked');
          else if (kind === 'refund') m.refund(own, paise, cash(day));
          else if (kind === 'redeem')
            m.redeem(own, { id: `o${which}`, number: 'N', owedPaise: paise * 3 }, day);
          else if (kind === 'give-back') m.giveBack(own, { id: `o${which}`, number: 'N' }, paise, day);
          else m.reckon(day);
        });
        const added = m.added.slice(before.added);
        if (refused === null) {
          if (kind === 'pay') cashPaise += paise;
          if (kind === 'refund') cashPaise -= paise;
          for (const entry of added) {
            if (entry.kind === 'correction') cashPaise += entry.amountPaise;
            if (entry.orderId !== null) spentPaise -= entry.amountPaise;
            entered.push(entry.id);
          }
        } else {
          // What is refused leaves nothing behind.
          expect([m.state, m.heldPaise, m.added.length]).toEqual([before.state, before.held, before.added]);
        }
        expect(m.heldPaise).toBe(cashPaise - spentPaise);
        expect(m.heldPaise).toBeGreaterThanOrEqual(0);
        expect(reachable(before.state)).toContain(m.state);
        if (m.state === 'refunded') expect(m.heldPaise).toBe(0);
      }
    }),
    { ...seeded, numRuns: 500 },
  );
});

/** Where one step may lead, over states that it passes. */
function reachable(from: MembershipState): MembershipState[] {
  const once = nextMembershipStates(from);
  // A first payment takes the request, and may put behind or mature at once.
  return [
    from,
    ...once,
    ...once.flatMap((state) => (from === 'requested' ? nextMembershipStates(state) : [])),
  ];
}
