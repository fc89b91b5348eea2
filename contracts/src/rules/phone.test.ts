import { expect, test } from '@jest/globals';
import { formatMobile, lastFourOfMobile, maskMobile, mobileDigits, withPlainMobiles } from './phone.ts';

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['(91) 9876543210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['\u202A+91 98765 43210\u202C', '9876543210'],
  ['\u200B98765\u201143210', '9876543210'],
  ['98765–43210', '9876543210'],
  ['+91 (0) 98765 43210', '9876543210'],
  ['+9109876543210', '9876543210'],
  ['91 098765 43210', '9876543210'],
  ['tel:+919876543210', '9876543210'],
  [' TEL:098765-43210', '9876543210'],
  ['98765/43210', '9876543210'],
  ['+91  9 8 7 6 5 4 3 2 1 0', '9876543210'],
  ['௯௮௭௬௫ ௪௩௨௧௦', '9876543210'],
  ['+९१ ९८७६५४३२१०', '9876543210'],
  ['೯೮೭೬೫೪೩೨೧೦', '9876543210'],
  // Ten digits that begin like the country's code are a number of their own.
  ['9198765432', '9198765432'],
  ['98765 43210 / 98765 43211', null],
  ['+91 0098765 43210', null],
  ['+0 98765 43210', null],
  ['91098765432', null],
  ['tel:12345', null],
  ['5876543210', null],
  ['987654321', null],
  ['98765432100', null],
  ['+1 9876543210', null],
  ['98765 4321O', null],
  ['', null],
])('%j is the mobile number %j', (typed, digits) => expect(mobileDigits(typed)).toBe(digits));

test.each([
  ['+91 98765 43210', '9876543210'],
  ['Meena +919876543210 Madurai', 'Meena 9876543210 Madurai'],
  ['098765-43210', '9876543210'],
  ['\u202A+91 98765\u201143210\u202C Madurai', '9876543210 Madurai'],
  ['tel:+919876543210 Madurai', '9876543210 Madurai'],
  ['௯௮௭௬௫ ௪௩௨௧௦', '9876543210'],
  ['+91 98765', '98765'],
  ['+91', ''],
  ['DS26-00042', 'DS26-00042'],
  ['600017 Chennai', '600017 Chennai'],
  ['919', '919'],
])('%j is searched as %j', (typed, searched) => expect(withPlainMobiles(typed)).toBe(searched));

test('a number that its owner is to know again keeps its last four digits', () =>
  expect(lastFourOfMobile('9876543210')).toBe('xxxxxx3210'));

test('a masked number keeps two digits at each end', () =>
  expect(maskMobile('9876543221')).toBe('98xxxxxx21'));

test('a shown number is read in two halves', () => expect(formatMobile('9876543210')).toBe('98765 43210'));
