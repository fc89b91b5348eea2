import { expect, test } from '@jest/globals';
import { isSamePayee, isWholePayee, payeeInShort, payeeMasked } from './payee.ts';

const nothing = { upiId: null, accountName: null, accountNumber: null, ifsc: null };
const upi = { ...nothing, upiId: 'meena.kannan@okbank' };
const account = { ...nothing, accountName: 'Meena K', accountNumber: '1234567890', ifsc: 'SBIN0001234' };

test('a payee is a UPI ID or a whole account', () => {
  expect([upi, account].map(isWholePayee)).toEqual([true, true]);
  const wrong = [nothing, { ...account, ifsc: null }, { ...account, upiId: upi.upiId }];
  expect(wrong.map(isWholePayee)).toEqual([false, false, false]);
});

test('staff see where it goes; behind a link that is passed on nobody reads the whole of it', () => {
  expect([upi, account].map(payeeInShort)).toEqual(['meena.kannan@okbank', '…7890, SBIN0001234']);
  expect([upi, account].map(payeeMasked)).toEqual(['me…@okbank', '…7890, SBIN0001234']);
  expect([isSamePayee(upi, { ...upi }), isSamePayee(upi, account), isSamePayee(upi, null)]).toEqual([
    true,
    false,
    false,
  ]);
});
