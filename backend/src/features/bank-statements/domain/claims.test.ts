import { describe, expect, test } from '@jest/globals';
import { Candidates, type Candidate } from './candidates.ts';
import { Claims, type Claim, type ClaimPayee } from './claims.ts';
import type { Incoming } from './incoming.ts';
import { matchRow } from './match-row.ts';

const meenakshi = { number: 'DS26-00042', name: 'Meenakshi Sundaram', phones: ['9876543210'] };
const karthik = { number: 'DS26-00077', name: 'Karthik Raja', phones: ['9842155501'] };

const claim = (payee: ClaimPayee, changes: Partial<Claim> = {}): Claim => ({
  id: payee.number,
  kind: 'order',
  mode: 'upi',
  amountPaise: 100_000,
  reference: '777788889999',
  receivedOn: '2026-10-27',
  recordedAt: '2026-10-27T10:00:00.000Z',
  recordedBy: 'The manager',
  payees: [payee],
  ...changes,
});
const row = (description: string, changes: Partial<Incoming> = {}): Incoming => ({
  day: '2026-10-27',
  amountPaise: 100_000,
  description,
  reference: '630112345678',
  ...changes,
});
const owing = (payee: ClaimPayee): Candidate => ({
  ...payee,
  kind: 'order',
  formerNumbers: [],
  since: '2026-10-20',
  owedPaise: 100_000,
  mostPaise: 100_000,
  exactPaise: [100_000],
});
const met = (incoming: Incoming, claims: Claim[], candidates: Candidate[] = []) =>
  new Claims(claims).metBy(incoming, matchRow(incoming, new Candidates(candidates))).map(({ id }) => id);

describe('a row meets an entry by hand', () => {
  test.each<[string, Incoming, Claim]>([
    ['of the order that it names', row('UPI/DS26-00042'), claim(meenakshi)],
    ['of the phone that it names', row('UPI/9876543210@ybl'), claim(meenakshi)],
    ['of the name that it says', row('NEFT-MEENAKSHI SUNDARAM'), claim(meenakshi)],
    ['in cash', row('UPI/9876543210@ybl'), claim(meenakshi, { mode: 'cash', reference: null })],
    ['of five days before', row('UPI/DS26-00042', { day: '2026-11-01' }), claim(meenakshi)],
    ['of five days after', row('UPI/DS26-00042', { day: '2026-10-22' }), claim(meenakshi)],
    ['of one of its orders', row('UPI/DS26-00042'), claim(karthik, { payees: [karthik, meenakshi] })],
    ['with another digit, whoever is named', row('UPI/X'), claim(karthik, { reference: '630112345679' })],
    ['with two digits changed about', row('UPI/X'), claim(karthik, { reference: '630113245678' })],
    ['with a digit too few', row('UPI/X'), claim(karthik, { reference: '63012345678' })],
    ['with a digit too much', row('UPI/X'), claim(karthik, { reference: '6301123456778' })],
    ['with its last six digits', row('UPI/X'), claim(karthik, { reference: '345678' })],
  ])('%s', (_, incoming, entry) => expect(met(incoming, [entry])).toEqual([entry.id]));

  test('and is proposed for nobody for certain, neither for another order of that phone', () => {
    const other = { ...meenakshi, number: 'DS26-00043', name: 'M. S.' };
    const incoming = row('UPI/DS26-00043 9876543210');
    const candidates = [owing(other)];
    expect(matchRow(incoming, new Candidates(candidates)).isCertain).toBe(true);
    expect(met(incoming, [claim({ ...meenakshi, name: 'Meena' })], candidates)).toEqual(['DS26-00042']);
  });

  test('the one with its digits first, then whom it names, then half a name', () => {
    const half = { number: 'DS26-00050', name: 'Meenakshi', phones: [] };
    const typo = claim(karthik, { reference: '630112345679' });
    const claims = [claim(half), claim(meenakshi), typo];
    expect(met(row('NEFT-MEENAKSHI SUNDARAM'), claims)).toEqual(['DS26-00077', 'DS26-00042', 'DS26-00050']);
  });
});

describe('a row meets no entry', () => {
  test.each<[string, Incoming, Claim]>([
    ['of another sum', row('UPI/DS26-00042'), claim(meenakshi, { amountPaise: 100_001 })],
    ['of six days before', row('UPI/DS26-00042', { day: '2026-11-02' }), claim(meenakshi)],
    ['of six days after', row('UPI/DS26-00042', { day: '2026-10-21' }), claim(meenakshi)],
    ['of somebody else', row('UPI/DS26-00042'), claim(karthik)],
    ['with two digits other', row('UPI/X'), claim(karthik, { reference: '630112345699' })],
    ['with its last five digits', row('UPI/X'), claim(karthik, { reference: '45678' })],
  ])('%s', (_, incoming, entry) => expect(met(incoming, [entry])).toEqual([]));

  test('of whom it says half a name, where it is certain of another', () => {
    const half = { number: 'DS26-00050', name: 'Sundaram', phones: [] };
    const incoming = row('DS26-00042 MEENAKSHI SUNDARAM');
    expect(met(incoming, [claim(half)], [owing(meenakshi)])).toEqual([]);
    expect(met(incoming, [claim(half)])).toEqual(['DS26-00050']);
  });
});
