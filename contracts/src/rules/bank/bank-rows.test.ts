import { describe, expect, test } from '@jest/globals';
import { bankDay, bankEntryOf, bankPaise } from './bank-rows.ts';

const TODAY = '2026-11-01';
/** Day, description, reference, credit, debit, amount, direction. */
const read = (...cells: string[]) => bankEntryOf(cells, TODAY);

test.each([
  ['27/10/26', '2026-10-27'],
  ['7-10-2026', '2026-10-07'],
  ['27.10.2026', '2026-10-27'],
  ['27-Oct-2026', '2026-10-27'],
  ['27 October 2026', '2026-10-27'],
  ['27 Sept 2026', '2026-09-27'],
  ['27/10/2026 14:03:22', '2026-10-27'],
  ['2026-10-27', '2026-10-27'],
  ['2026-10-27T00:00:00.000Z', '2026-10-27'],
  ['10/27/2026', null],
  ['31/02/26', null],
  ['27 Oktober', null],
  ['46322', null],
  ['Total', null],
])('the day %j is %s', (typed, day) => expect(bankDay(typed)).toBe(day));

test.each([
  ['5000', 500_000],
  ['5,000.00', 500_000],
  ['1,23,456.5', 12_345_650],
  ['₹ 5,000.00', 500_000],
  ['INR 5,000.00', 500_000],
  ['5,000.00 Cr', 500_000],
  ['5,000.00(Dr)', 500_000],
  ['(500.00)', -50_000],
  ['-500', -50_000],
  ['500.00-', -50_000],
  ['+500', 50_000],
  ['', 0],
  ['-', 0],
  ['0.00', 0],
  ['5.000,00', 'no-amount'],
  ['12,50', 'no-amount'],
  ['=2+2', 'no-amount'],
  ['five hundred', 'no-amount'],
])('the amount %j is %s', (typed, paise) => expect(bankPaise(typed)).toBe(paise));

describe('a row of a statement', () => {
  test('has the reference that somebody who types it has', () => {
    for (const told of ['NEFTN301263456789012', 'NEFT-N301263456789012-RAVI', 'UTR N301263456789012']) {
      expect(read('27/10/26', told, '', '1', '', '', '')).toMatchObject({ reference: 'N301263456789012' });
    }
  });

  test('says what came in, in a column of its own', () => {
    expect(read('27/10/26', 'UPI/630112345678/MEENA', '', '3,395.00', '', '', '')).toEqual({
      day: '2026-10-27',
      amountPaise: 339_500,
      isCredit: true,
      description: 'UPI/630112345678/MEENA',
      reference: '630112345678',
      mode: 'upi',
    });
    expect(read('27/10/26', 'ATM', '', '0.00', '2,000.00', '', '')).toMatchObject({
      amountPaise: 200_000,
      isCredit: false,
      mode: 'bank',
    });
  });

  test.each([
    ['500.00', 'CR', true],
    ['500.00', 'Dr.', false],
    ['500.00', 'Credit', true],
    ['500.00', 'Withdrawal', false],
    ['500.00 Dr', '', false],
    ['500.00Cr', '', true],
    ['-500.00', '', false],
    ['500.00', '', true],
  ])('says by %j and %j which way it went', (amount, direction, isCredit) => {
    expect(read('27/10/26', 'x', '', '', '', amount, direction)).toMatchObject({
      amountPaise: 50_000,
      isCredit,
    });
  });

  test('takes the number of the column for references first, and shows what else stands there', () => {
    expect(read('27/10/26', 'UPI 630112345678', '630199999999', '1', '', '', '')).toMatchObject({
      reference: '630199999999',
      description: 'UPI 630112345678',
    });
    expect(read('27/10/26', 'BY CLG', 'CHQ 000123', '1', '', '', '')).toMatchObject({
      reference: null,
      description: 'BY CLG · CHQ 000123',
    });
  });

  test('has no number where the bank fills the column with zeros, and does not show them', () => {
    // What HDFC writes where there is no reference.
    expect(read('27/10/26', 'CASH DEP SIVAKASI', '000000000000000', '2,000.00', '', '', '')).toMatchObject({
      reference: null,
      description: 'CASH DEP SIVAKASI',
    });
    expect(read('27/10/26', 'BY CLG', '0000000000004711', '2,000.00', '', '', '')).toMatchObject({
      reference: null,
      description: 'BY CLG · 0000000000004711',
    });
  });

  test('is none without a day or an amount', () => {
    expect(read('', 'Total', '', '500', '', '', '')).toBeNull();
    expect(read('27/10/26', 'Opening balance', '', '', '', '', '')).toBeNull();
    expect(read('Date', 'Narration', '', '', '', '', '')).toBeNull();
  });

  test.each([
    [['soon', 'x', '', '500', '', '', ''], 'no-day'],
    [['02/11/26', 'x', '', '500', '', '', ''], 'day-to-come'],
    [['27/10/26', 'x', '', '=1+1', '', '', ''], 'no-amount'],
    [['27/10/26', 'x', '', '500', '300', '', ''], 'both-ways'],
  ])('%j is refused: %s', (cells, fault) => expect(read(...cells)).toBe(fault));
});
