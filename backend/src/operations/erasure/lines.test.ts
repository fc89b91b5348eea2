import { expect, test } from '@jest/globals';
import type { Customer } from './find-customer.ts';
import { linesOf, outcomeOf } from './lines.ts';

const customer: Customer = {
  orders: [{ number: 'DS26-10001', name: 'Kuzhali Vetrivel' }],
  passbooks: [{ number: 'PB-7', name: 'Kuzhali V' }],
  whatsapps: [{ number: 'DS26-10002', name: 'Her brother' }],
  messages: 1,
  reminders: 2,
  letters: 3,
  invoices: [{ number: 'INV/26-27/12', financialYear: '2026-27' }],
  owedByOthers: [],
  refusals: [],
};

test('before anything is erased the names are shown, as a family may share the phone', () => {
  expect(linesOf(customer, false)).toEqual([
    'Order DS26-10001: Kuzhali Vetrivel.',
    'Passbook PB-7: Kuzhali V.',
    'Order DS26-10002: Her brother, with another phone: only its WhatsApp number goes.',
    '1 orders, 1 passbooks, 1 messages, 2 reminders, 3 letters.',
    // Of the annual return of 2026-27, due by 31 December 2027, and 72 months more.
    'Invoice INV/26-27/12 stays until 31 Dec 2033.',
  ]);
});

test('what an erasing prints names nobody: it may be kept in a log', () => {
  expect(linesOf(customer, true)).toEqual([
    'Order DS26-10001.',
    'Passbook PB-7.',
    'Order DS26-10002, with another phone: only its WhatsApp number goes.',
    '1 orders, 1 passbooks, 1 messages, 2 reminders, 3 letters.',
    'Invoice INV/26-27/12 stays until 31 Dec 2033.',
  ]);
});

test('what stays because somebody else has not settled is told, and is not said to be erased', () => {
  const shared = { ...customer, owedByOthers: ['order DS26-10003', 'passbook PB-8'] };
  for (const erase of [false, true]) {
    expect(linesOf(shared, erase).at(-1)).toBe(
      'What the bank and staff say of payments that are for others too stays, names as well, while something of them is not settled: order DS26-10003, passbook PB-8. Once all is, the next npm run retention takes it.',
    );
  }
  expect(outcomeOf(customer)).toBe('All but the invoices is erased.');
  expect(outcomeOf(shared)).toBe(
    'All but the invoices and what is said of payments that are for others too is erased.',
  );
});
