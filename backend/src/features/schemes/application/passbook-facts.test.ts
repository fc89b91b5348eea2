import { describe, expect, test } from '@jest/globals';
import { passbookOn, type PassbookFacts } from './passbook-facts.ts';

/** Four times ₹500 from 10 December 2026, in time for a week; the first two came in, and all months are over. */
const FACTS: PassbookFacts = {
  number: 'PB-00001',
  joinedAt: '2026-11-25T05:00:00Z',
  state: 'matured',
  ending: null,
  name: 'Meena Kannan',
  phone: '9842155501',
  nominee: { name: 'Kannan S', relation: 'Husband', phone: null },
  scheme: {
    slug: 'vilakku-500',
    name: 'Vilakku 500',
    nameTa: null,
    monthlyPaise: 50_000,
    instalments: 4,
    benefitBasisPoints: 1_000,
    firstMonth: '2026-12',
    dueDay: 10,
    graceDays: 7,
  },
  entries: [
    {
      id: '01900000-0000-7000-8000-000000000000',
      kind: 'receipt',
      amountPaise: 100_000,
      mode: 'cash',
      reference: null,
      on: '2026-12-10',
      orderNumber: null,
      benefitPaise: 0,
      paidTo: null,
      corrected: false,
      corrects: null,
      correction: null,
    },
  ],
  lapses: 1,
  benefitLapsed: true,
  firstPaidOn: '2026-12-10',
  payee: null,
};
const on = (changes: Partial<PassbookFacts>, day = '2027-04-01') => passbookOn(day, { ...FACTS, ...changes });

describe('who can buy though not all was paid', () => {
  test('is asked for nothing, and told what would bring the benefit back', () => {
    const { sums, next, instalments } = on({});
    expect(sums).toMatchObject({ duePaise: 0, overduePaise: 0, worthPaise: 100_000, benefitPaise: 0 });
    expect(next).toMatchObject({ number: 4, amountPaise: 100_000 });
    expect(instalments.map(({ state }) => state)).toEqual(['paid', 'paid', 'late', 'late']);
  });

  test('is told nothing of the kind where it is lost for good', () => {
    const { next, instalments } = on({ lapses: 2 });
    expect(next).toBeNull();
    expect(instalments.map(({ state }) => state)).toEqual(['paid', 'paid', 'dropped', 'dropped']);
  });
});

test('who has been here a year buys nothing and pays nothing any more', () => {
  const held = { state: 'active', lapses: 0, benefitLapsed: false } as const;
  expect(on(held, '2027-12-10')).toMatchObject({ isYearOver: false, sums: { worthPaise: 110_000 } });
  const { next, sums, instalments, ...passbook } = on(held, '2027-12-11');
  expect(passbook).toMatchObject({ isYearOver: true, settleBy: '2027-12-10' });
  expect(next).toBeNull();
  expect(sums).toMatchObject({
    heldPaise: 100_000,
    duePaise: 0,
    overduePaise: 0,
    worthPaise: 0,
    benefitPaise: 0,
  });
  expect(instalments.map(({ state }) => state)).toEqual(['paid', 'paid', 'dropped', 'dropped']);
});

test('who is behind is asked for what is missing', () => {
  expect(on({ state: 'behind' })).toMatchObject({
    sums: { duePaise: 100_000, overduePaise: 100_000 },
    next: { amountPaise: 100_000 },
  });
});
