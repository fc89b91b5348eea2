import { expect, test } from '@jest/globals';
import { bankAnswerOf } from './bank-answer.ts';

test('a bank’s file is read by the names of its columns, whatever their order and spelling', () => {
  const cells = [
    ['Sl', 'UTR No.', 'Customer Reference', 'Payment Status', 'Remarks'],
    ['1', 'N123', 'P00001001', 'SUCCESS', ''],
    ['2', '', " 'p00001002", 'Rejected', 'Account closed'],
    ['', '', '', '', ''],
    ['3', '', 'P00001003', 'pending', ''],
    ['4', '', 'Total', 'Success', ''],
  ];
  expect(bankAnswerOf(cells)).toEqual({
    answers: [
      { reference: 'P00001001', outcome: 'paid', bankReference: 'N123', reason: '' },
      { reference: 'P00001002', outcome: 'failed', bankReference: '', reason: 'Account closed' },
    ],
    notUnderstood: [5, 6],
  });
});

test('a file that is none of a bank is refused', () => {
  expect(bankAnswerOf([['Name', 'Amount']])).toBeNull();
  expect(bankAnswerOf([])).toBeNull();
});
