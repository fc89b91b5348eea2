import { expect, test } from '@jest/globals';
import type { BankEntry } from '@shop/contracts/rules/bank/bank-rows';
import { comesBack, moneyOutOf } from './money-out.ts';

const entry = (description: string, changes: Partial<BankEntry> = {}): BankEntry => ({
  day: '2026-10-27',
  amountPaise: 200_000,
  isCredit: false,
  description,
  reference: null,
  mode: 'bank',
  ...changes,
});

test('what went out has the numbers of all its cells, without padding', () => {
  const cells = ['27/10/26', 'RET-UPI/630012345678/MEENA', '0000630112345678', '', '2,000.00'];
  expect(moneyOutOf(entry('RET-UPI/630012345678/MEENA'), cells)).toMatchObject({
    day: '2026-10-27',
    amountPaise: 200_000,
    numbers: ['630012345678', '630112345678'],
  });
});

test('the same sum from whom it went to, within ten days, comes back', () => {
  const sent = [moneyOutOf(entry('NEFT DR-VELAVAN TRADERS-9842155501'), [])];
  const back = (description: string, changes: Partial<BankEntry> = {}) =>
    comesBack(entry(description, changes), sent);
  expect(back('NEFT CR-VELAVAN')).toBe(true);
  expect(back('IMPS/9842155501', { day: '2026-11-06' })).toBe(true);
  expect(back('NEFT CR-VELAVAN', { day: '2026-11-07' })).toBe(false);
  expect(back('NEFT CR-VELAVAN', { day: '2026-10-26' })).toBe(false);
  expect(back('NEFT CR-VELAVAN', { amountPaise: 200_100 })).toBe(false);
  expect(back('NEFT CR-MEENA RAJA')).toBe(false);
});
