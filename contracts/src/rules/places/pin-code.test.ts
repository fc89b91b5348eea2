import { expect, test } from '@jest/globals';
import { pinCodeDigits } from './pin-code.ts';

test.each([
  ['600001', '600001'],
  ['600 001', '600001'],
  ['௬௦௦ ௦௦௧', '600001'],
  ['600-001', '600001'],
  ['600001.', '600001'],
  ['\u202A600001\u202C', '600001'],
  ['PIN: 600001', '600001'],
  ['Pincode - 600 001', '600001'],
  ['Pin No. 600001', '600001'],
  ['PIN CODE NO 600001', '600001'],
  ['(600001)', '600001'],
  ['(PIN 600001)', '600001'],
  ['Chennai 600001', null],
  ['No 600001', null],
  ['060001', null],
  ['60000', null],
  ['6000012', null],
])('%j is the PIN code %j', (typed, digits) => expect(pinCodeDigits(typed)).toBe(digits));
