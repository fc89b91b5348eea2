import { expect, test } from '@jest/globals';
import type { BankEntry } from '@shop/contracts/rules/bank/bank-rows';
import { twinsOf, type Known, type NewRow } from '../domain/twins.ts';
import { identityOf } from './row-identity.ts';

const entry = (
  description: string,
  reference: string | null = null,
  changes: Partial<BankEntry> = {},
): BankEntry => ({
  day: '2026-10-27',
  amountPaise: 200_000,
  isCredit: true,
  description,
  reference,
  mode: 'bank',
  ...changes,
});
function rowsOf(entries: readonly BankEntry[], file: string): NewRow[] {
  const times = new Map<string, number>();
  return entries.map((each, index) => ({
    ...each,
    ...identityOf(each, 'HDFC', times),
    id: `${file}${index + 1}`,
  }));
}
/** As they are kept when nothing was known before. */
const kept = (rows: readonly NewRow[]): Known[] =>
  rows.map((row) => ({ ...row, identity: row.byNumber ?? row.byLetters }));

test('two deposits without a number are two in every file, and none is a third', () => {
  const cash = entry('CASH DEPOSIT SIVAKASI');
  const before = kept(rowsOf([cash, cash], 'a'));
  expect(twinsOf(rowsOf([cash, cash], 'a'), [])).toEqual([null, null]);
  expect(twinsOf(rowsOf([cash, cash, cash], 'b'), before)).toEqual(['a1', 'a2', null]);
  expect(twinsOf(rowsOf([entry('CASH DEPOSIT MADURAI')], 'b'), before)).toEqual([null]);
});

test('a number and its sum are one transfer, however and whenever the bank tells it', () => {
  const upi = entry('UPI/630012345678/MEENA', '630012345678');
  const rows = rowsOf([upi, entry('UPI 630012345678', '630012345678', { day: '2026-10-28' })], 'a');
  expect(twinsOf(rows, [])).toEqual([null, 'a1']);
  const other = entry('UPI/630012345678/MEENA', '630012345678', { amountPaise: 100 });
  expect(twinsOf(rowsOf([other], 'b'), kept(rows.slice(0, 1)))).toEqual([null]);
});

test('what was brought in all the same is known by its letters', () => {
  const [first, second] = rowsOf(
    ['MEENA', 'RAJA'].map((name) => entry(`NEFT-${name}`, '630012345678')),
    'a',
  );
  const before = [
    ...kept(first ? [first] : []),
    ...(second ? [{ ...second, identity: second.byLetters, reference: null }] : []),
  ];
  expect(twinsOf(rowsOf([entry('NEFT-RAJA', '630012345678')], 'b'), before)).toEqual(['a2']);
  expect(twinsOf(rowsOf([entry('NEFT-MEENA', '630012345678')], 'b'), before)).toEqual(['a1']);
});

test('a row that was once read by zeros, or by an account, is no other row for that', () => {
  const told = 'NEFT-SBINN52026102712345678-MEENA RAJA-000401567891';
  const before: Known[] = [
    { ...entry('CASH DEPOSIT', '000000000000'), id: 'old1', identity: '000000000000 200000' },
    { ...entry(told, '000401567891'), id: 'old2', identity: '000401567891 200000' },
  ];
  const rows = rowsOf(
    [entry('CASH DEPOSIT'), entry('CASH DEPOSIT'), entry(told, 'SBINN52026102712345678')],
    'b',
  );
  expect(twinsOf(rows, before)).toEqual(['old1', null, 'old2']);
});
