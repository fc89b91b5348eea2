import { expect, test } from '@jest/globals';
import { bankFileOf } from './bank-file.ts';

const transfer = {
  reference: 'PO-00001-01',
  netPaise: 123_450,
  payee: { name: 'Kumaran', upiId: 'kumaran@ybl', accountName: null, accountNumber: null, ifsc: null },
};

test.each([
  ['xlsx', 1234.5],
  ['csv', '1234.50'],
] as const)('the amount in the file for the bank as %s: %j', (format, amount) => {
  const column = bankFileOf('Commission', format).find(({ head }) => head === 'Amount');
  expect(column?.value(transfer)).toBe(amount);
});
