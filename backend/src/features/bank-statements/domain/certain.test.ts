import { describe, expect, test } from '@jest/globals';
import { Candidates, type Candidate } from './candidates.ts';
import type { Incoming } from './incoming.ts';
import { matchRow } from './match-row.ts';

const DAY = '2026-10-27';
const row = (description: string, changes: Partial<Incoming> = {}): Incoming => ({
  day: DAY,
  amountPaise: 339_500,
  description,
  reference: '630012345678',
  ...changes,
});
let running = 100;
/** An order that owes ₹3,395. */
const order = (name: string, phone: string, changes: Partial<Candidate> = {}): Candidate => {
  const owedPaise = changes.owedPaise ?? 339_500;
  return {
    kind: 'order',
    number: `DS26-${String((running += 1)).padStart(5, '0')}`,
    formerNumbers: [],
    name,
    phones: [phone],
    since: '2026-10-20',
    owedPaise,
    mostPaise: owedPaise,
    exactPaise: owedPaise > 0 ? [owedPaise] : [],
    ...changes,
  };
};
const paid = (name: string, phone: string, changes: Partial<Candidate> = {}) =>
  order(name, phone, { owedPaise: 0, justPaid: [{ day: '2026-10-25', amountPaise: 339_500 }], ...changes });
const numbered = (number: string, changes: Partial<Candidate> = {}) =>
  order('Karthik Selvam', '9842155501', { number, ...changes });
const meena = order('Meena Raja', '9876543210');
const meenaKumar = order('Meena Kumar', '9876543211', { number: 'DS26-00042' });
const ravi = order('Ravi Kumar', '9876543212');
const certain = (incoming: Incoming, candidates: Candidate[]) =>
  matchRow(incoming, new Candidates(candidates)).isCertain;

describe('is not certain', () => {
  test.each<[string, Incoming, Candidate[]]>([
    // (a) The number of one, and everything else of another.
    ['another’s number, of half the name', row('UPI/DS26-00042/MEENA RAJA'), [meenaKumar, meena]],
    [
      'another’s number and phone',
      row('DS26-00042/9876543211/MEENA RAJA', { amountPaise: 100_000 }),
      [meenaKumar, order('Meena Raja', '9876543210', { owedPaise: 100_000 })],
    ],
    [
      'the number of one that is paid',
      row('UPI/DS26-00042/MEENA RAJA'),
      [numbered('DS26-00042', { owedPaise: 0 }), meena],
    ],
    ['a number that is none', row('UPI/DS26-99999/MEENA RAJA'), [meena]],
    ['a number of last year', row('UPI/DS25-00042/9876543210@ybl'), [meena]],
    ['its number and one that is none', row(`${meena.number} DS26-99999`), [meena]],
    ['a passbook that is none', row('PB-00099/MEENA RAJA'), [meena]],
    ['another’s number, written otherwise', row('UPI/DS26/00042/MEENA RAJA'), [meena]],
    ['another’s number, without its zeros', row('UPI/DS26-42/9876543210@ybl'), [meena]],
    // (b) Somebody of that name, or phone, was just paid for.
    ['a namesake who just paid', row('NEFT-MEENA RAJA'), [meena, paid('Meena Raja', '9876500000')]],
    ['a namesake who was just paid back', row('NEFT-MEENA RAJA'), [meena, paid('Raja Meena', '9876500000')]],
    [
      'two orders of a phone, one of them just paid',
      row('9876543210@ybl'),
      [meena, paid('Meena', '9876543210')],
    ],
    // (d) Words that stand apart, or are another's.
    ['words of a name apart', row('NEFT-MEENA STORES RAJA STREET'), [meena]],
    ['words of a name in two fields', row('NEFT-MEENA-RAJA'), [meena]],
    ['a road', row('NEFT-MEENA RAJA STREET'), [meena]],
    ['a longer name', row('NEFT-MEENA RAJA LAKSHMI'), [meena]],
    ['another initial', row('NEFT-S RAVI KUMAR'), [order('K. Ravi Kumar', '9876543212')]],
    [
      'a whole name with which a longer one begins',
      row('NEFT-RAVI KUMAR'),
      [order('Ravi Kumaran', '9876543212')],
    ],
    [
      'somebody’s whole name with which a longer one begins',
      row('NEFT-VELU SUNDAR'),
      [order('Velu Sundaram', '9876543212'), order('Sundar Pillai', '9876543213', { owedPaise: 100 })],
    ],
    ['half the name of one called Pooja', row('NEFT-K RAJA'), [order('Pooja K Raja', '9876543212')]],
    ['a name without its town', row('NEFT-K RAJA'), [order('K Raja Sivakasi', '9876543212')]],
    ['the phone of one, the whole name of another', row('9876543212@ybl/MEENA RAJA'), [ravi, meena]],
  ])('%s', (_, incoming, candidates) => expect(certain(incoming, candidates)).toBe(false));

  // (c)
  test.each([
    'REV-UPI/CR/630012345678/MEENA RAJA',
    'UPI-REV-MEENA RAJA',
    'NEFT RETURN-MEENA RAJA-ACCOUNT CLOSED',
    'NEFTRETURN-MEENA RAJA',
    'RTN NEFT-MEENA RAJA',
    'REJECT:9876543210/MEENA RAJA',
    'IMPS RVSL/MEENA RAJA/9876543210',
    'UPI/REFUND/MEENA RAJA',
    'NEFT-P00001002-MEENA RAJA',
    'NEFT-R00001001-MEENA RAJA',
    `${meena.number} CHQ DEP MEENA RAJA`,
    `${meena.number}/REVERSAL`,
  ])('what came back, and a cheque: %s', (description) => {
    const { isCertain, caution, proposals } = matchRow(row(description), new Candidates([meena]));
    expect([isCertain, proposals[0]?.candidate.number]).toEqual([false, meena.number]);
    expect(caution).toBe(description.includes('CHQ') ? 'cheque' : 'returned');
  });

  test('what went out under the same number', () => {
    expect(matchRow(row('NEFT-MEENA RAJA', { wentOut: true }), new Candidates([meena]))).toMatchObject({
      isCertain: false,
      caution: 'went-out',
    });
  });
});

describe('stays certain', () => {
  test.each<[string, Incoming, Candidate[]]>([
    // (e)
    [
      'phone, whole name and sum, beside half the name',
      row('9876543212@ybl/RAVI KUMAR'),
      [ravi, order('Senthil Kumar', '9876543213')],
    ],
    [
      'phone, whole name and sum, beside a namesake',
      row('9876543212@ybl/RAVI KUMAR'),
      [ravi, order('Ravi Kumar', '9876543213')],
    ],
    [
      'phone, part of the name and sum, beside another Kumar',
      row('9876543212@ybl/KUMAR'),
      [ravi, order('Senthil Kumar', '9876543213')],
    ],
    [
      'number and sum, beside whom the name means, who owes another',
      row('DS26-00042/MEENA RAJA'),
      [numbered('DS26-00042'), order('Meena Raja', '9876543210', { owedPaise: 100 })],
    ],
    ['a name the other way round, with its initial', row('NEFT-RAJA K MEENA-SIVAKASI'), [meena]],
    ['a name with a title, before the bank’s name', row('NEFT MRS MEENA RAJA STATE BANK'), [meena]],
    [
      'a name with a title at the shop alone',
      row('NEFT-MEENA RAJA'),
      [order('Mrs. Meena Raja', '9876543210')],
    ],
    ['Pooja, which is a name', row('NEFT-POOJA KUMAR'), [order('Pooja Kumar', '9876543210')]],
    ['Revathi, who is no reversal', row('NEFT-REVATHI RETNAM'), [order('Revathi Retnam', '9876543210')]],
    [
      'a namesake who paid long ago',
      row('NEFT-MEENA RAJA'),
      [meena, paid('Meena Raja', '9876500000', { justPaid: [{ day: '2026-10-19', amountPaise: 339_500 }] })],
    ],
    [
      'a namesake who paid another sum',
      row('NEFT-MEENA RAJA'),
      [meena, paid('Meena Raja', '9876500000', { justPaid: [{ day: DAY, amountPaise: 339_600 }] })],
    ],
    [
      'a word and its initials',
      row('NEFT-K MURUGAN/SBIN0001234'),
      [order('Murugan K.', '9876543210'), order('S. Murugan', '9876543211', { owedPaise: 100 })],
    ],
    ['its number cut off', row('UPI/9842155501@ybl/DS26-0004'), [numbered('DS26-00042')]],
    ['its number without zeros', row('UPI/9842155501@ybl/DS26-42'), [numbered('DS26-00042')]],
    ['its number with a stroke, and the sum', row('UPI/DS26/00042'), [numbered('DS26-00042')]],
    [
      'a passbook by number and phone',
      row('PB-00042/9842155501'),
      [numbered('PB-00042', { kind: 'passbook' })],
    ],
    ['a phone in two halves', row('IMPS/98765 43210'), [meena]],
    ['a phone with 0091', row('IMPS/00919876543210'), [meena]],
  ])('%s', (_, incoming, candidates) => {
    const { isCertain, proposals } = matchRow(incoming, new Candidates(candidates));
    expect([isCertain, proposals[0]?.candidate.number]).toEqual([true, candidates[0]?.number]);
  });
});

describe('what is named exactly by its number', () => {
  test('is proposed when it is paid, and nobody by part of a name beside it', () => {
    const named = numbered('DS26-00042', { owedPaise: 0 });
    const { proposals, isCertain } = matchRow(
      row('UPI/DS26-00042/MEENA', { amountPaise: 100_000 }),
      new Candidates([named, meena]),
    );
    expect(isCertain).toBe(false);
    expect(proposals.map(({ candidate, evidence }) => [candidate.number, evidence])).toEqual([
      ['DS26-00042', ['number']],
    ]);
  });

  test('is proposed however many there are', () => {
    const named = Array.from({ length: 7 }, (_, n) => numbered(`DS26-0020${n}`));
    const { proposals } = matchRow(row(named.map(({ number }) => number).join(' ')), new Candidates(named));
    expect(proposals).toHaveLength(7);
  });
});

test('who owes nothing, and did not just pay this sum, is not proposed by name or phone', () => {
  const { proposals } = matchRow(
    row('9876543210@ybl MEENA RAJA'),
    new Candidates([paid('Meena Raja', '9876543210', { justPaid: [] })]),
  );
  expect(proposals).toEqual([]);
});

test('orders placed after the transfer are not proposed to share it', () => {
  const pair = [DAY, '2026-10-28'].map((since) => order('Two Orders', '9840000050', { since }));
  const split = (day: string) =>
    matchRow(row('9840000050@ybl', { day, amountPaise: 679_000 }), new Candidates(pair)).split;
  expect(split(DAY)).toEqual([]);
  expect(split('2026-10-28')).toHaveLength(2);
});
