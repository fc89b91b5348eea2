import { describe, expect, test } from '@jest/globals';
import { Candidates, type Candidate } from './candidates.ts';
import type { Incoming } from './incoming.ts';
import { matchRow } from './match-row.ts';

const order = (changes: Partial<Candidate> = {}): Candidate => {
  const owedPaise = changes.owedPaise ?? 339_500;
  return {
    kind: 'order',
    number: 'DS26-00042',
    formerNumbers: [],
    name: 'Meenakshi Sundaram',
    phones: ['9876543210'],
    since: '2026-10-20',
    owedPaise,
    mostPaise: owedPaise,
    exactPaise: [owedPaise],
    ...changes,
  };
};
const row = (description: string, changes: Partial<Incoming> = {}): Incoming => ({
  day: '2026-10-27',
  amountPaise: 339_500,
  description,
  reference: '630112345678',
  ...changes,
});
const other = (changes: Partial<Candidate> = {}) =>
  order({ number: 'DS26-00077', name: 'Karthik Raja', phones: ['9842155501'], ...changes });

describe('is certain', () => {
  test.each<[string, Incoming, Candidate[]]>([
    ['the number and the amount', row('UPI/DS26-00042'), [order()]],
    [
      'the number of an order that was emptied into it',
      row('UPI/DS26-00031'),
      [order({ formerNumbers: ['DS26-00031'] })],
    ],
    ['the number as a phone types it', row('UPI/ds2600042/x'), [order()]],
    [
      'the number and the phone, of a part',
      row('UPI/DS26-00042/9876543210@ybl', { amountPaise: 100_000 }),
      [order()],
    ],
    [
      'the number and half a name, of a part',
      row('DS26 00042 MEENAKSHI', { amountPaise: 100_000 }),
      [order()],
    ],
    [
      'the number, beside a second order of the same phone',
      row('DS26-00042 9876543210'),
      [order(), order({ number: 'DS26-00043' })],
    ],
    ['the phone and the amount', row('UPI/919876543210@ybl'), [order()]],
    [
      'the phone and the amount, beside somebody else with that amount',
      row('9876543210@ybl'),
      [order(), other()],
    ],
    ['the whole name and the amount', row('NEFT-MEENAKSHI SUNDARAM'), [order()]],
    ['a name that the bank cut off, and the amount', row('NEFT-MEENAKSHI SUND'), [order()]],
    [
      'a passbook by phone and month',
      row('UPI/9876543210@ybl', { amountPaise: 50_000 }),
      [
        order({
          kind: 'passbook',
          number: 'PB-00007',
          owedPaise: 100_000,
          mostPaise: 200_000,
          exactPaise: [100_000, 50_000],
        }),
      ],
    ],
  ])('%s', (_, incoming, candidates) => {
    const { isCertain, proposals } = matchRow(incoming, new Candidates(candidates));
    expect([isCertain, proposals[0]?.candidate.number]).toEqual([true, candidates[0]?.number]);
  });
});

describe('is not certain', () => {
  test.each<[string, Incoming, Candidate[]]>([
    ['without the number of the transfer', row('DS26-00042', { reference: null }), [order()]],
    ['the amount alone', row('CASH'), [order()]],
    ['the number alone', row('DS26-00042', { amountPaise: 100_000 }), [order()]],
    ['the phone alone', row('9876543210@ybl', { amountPaise: 100_000 }), [order()]],
    ['the name alone', row('MEENAKSHI SUNDARAM', { amountPaise: 100_000 }), [order()]],
    ['half a name and the amount', row('MEENAKSHI'), [order()]],
    ['a name of one word and the amount', row('MURUGAN'), [order({ name: 'S. Murugan' })]],
    ['more than is owed', row('DS26-00042 9876543210', { amountPaise: 339_600 }), [order()]],
    ['money of before the order', row('DS26-00042', { day: '2026-10-19' }), [order()]],
    ['two numbers', row('DS26-00042 DS26-00077'), [order(), other()]],
    ['the number of one and the phone of another', row('DS26-00042 9842155501'), [order(), other()]],
    [
      'the phone of two that are open',
      row('9876543210@ybl'),
      [order(), order({ number: 'DS26-00043', owedPaise: 100 })],
    ],
    [
      'the phone of an order and of a passbook',
      row('9876543210@ybl'),
      [order(), order({ kind: 'passbook', number: 'PB-00007', exactPaise: [] })],
    ],
    [
      'the name and amount of two',
      row('MEENAKSHI SUNDARAM'),
      [order(), other({ name: 'Meenakshi Sundaram' })],
    ],
    [
      'the name of two, the amount of one',
      row('MEENAKSHI SUNDARAM'),
      [order(), other({ name: 'Meenakshi Sundaram', owedPaise: 100 })],
    ],
    [
      'the name and amount, beside half the name with that amount',
      row('MEENAKSHI SUNDARAM'),
      [order(), other({ name: 'Meenakshi' })],
    ],
  ])('%s', (_, incoming, candidates) => {
    expect(matchRow(incoming, new Candidates(candidates)).isCertain).toBe(false);
  });
});

test.each([
  ['NEFT-MEENAKSHI SUNDARAM', false],
  ['UPI/9876543210@ybl', false],
  ['UPI/DS26-00042', true],
])('where not all who may be meant are there, %s is certain: %s', (description, isCertain) => {
  expect(matchRow(row(description), new Candidates([order()], false)).isCertain).toBe(isCertain);
});

test('what is only alike by its amount is not proposed, and the likeliest comes first', () => {
  const candidates = [other(), other({ number: 'DS26-00078', name: 'Meenakshi' }), order()];
  const { proposals } = matchRow(
    row('UPI/MEENAKSHI/9876543210@ybl', { amountPaise: 339_500 }),
    new Candidates(candidates),
  );
  expect(proposals.map(({ candidate, evidence }) => [candidate.number, evidence])).toEqual([
    ['DS26-00042', ['phone', 'part-of-name', 'amount']],
    ['DS26-00078', ['part-of-name', 'amount']],
  ]);
});

describe('pays several', () => {
  const second = order({ number: 'DS26-00043', owedPaise: 100_000 });
  test('orders of one phone that owe it together', () => {
    const { split } = matchRow(
      row('9876543210@ybl', { amountPaise: 439_500 }),
      new Candidates([order(), second, other()]),
    );
    expect(split.map(({ number }) => number)).toEqual(['DS26-00042', 'DS26-00043']);
  });
  test('orders that it names', () => {
    const { split } = matchRow(
      row('DS26-00042, DS26-00077', { amountPaise: 679_000 }),
      new Candidates([order(), other(), second]),
    );
    expect(split.map(({ number }) => number)).toEqual(['DS26-00042', 'DS26-00077']);
  });
  test('and none when a paisa lacks', () => {
    expect(
      matchRow(row('9876543210', { amountPaise: 439_499 }), new Candidates([order(), second])).split,
    ).toEqual([]);
  });
});

test('a name that only begins alike is none, and of three letters only the whole word', () => {
  const match = (description: string, name: string) =>
    matchRow(row(description), new Candidates([order({ name })])).proposals.map(({ evidence }) => evidence);
  expect(match('UPI/MEENAL', 'Meenakshi Sundaram')).toEqual([]);
  expect(match('UPI/MEENAKSHISUNDARAM', 'Meena Kumar')).toEqual([]);
  expect(match('UPI/RAJ KUMAR', 'Raja Kumaran')).toEqual([['part-of-name', 'amount']]);
  expect(match('UPI/RAJ', 'Raja Pillai')).toEqual([]);
});

test('of a season’s statement each who owes is taken apart once, and looked at by those rows that name them', () => {
  const looks = { name: 0, exactPaise: 0 };
  const letters = (index: number) =>
    Array.from(String(index).padStart(3, '0'), (digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
  const owing = Array.from({ length: 300 }, (_, index): Candidate => {
    const plain = order({
      number: `DS26-${10_000 + index}`,
      phones: [],
      name: `${letters(index)}murugan Nadar`,
    });
    const { name, exactPaise } = plain;
    return {
      ...plain,
      get name() {
        looks.name += 1;
        return name;
      },
      get exactPaise() {
        looks.exactPaise += 1;
        return exactPaise;
      },
    };
  });
  const candidates = new Candidates(owing);
  const matches = owing.map((_, index) => matchRow(row(`UPI/${letters(index)}MURUGAN`), candidates));
  expect(matches.map(({ proposals }) => proposals.length)).toEqual(owing.map(() => 1));
  expect(looks).toEqual({ name: 300, exactPaise: 300 });
});
