import { expect, test } from '@jest/globals';
import { latinDigits } from './digits.ts';

test.each([
  ['0123456789', '0123456789'],
  ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['೦೧೨೩೪೫೬೭೮೯', '0123456789'],
  ['൦൧൨൩൪൫൬൭൮൯', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  // Mathematical digits: bold 9, and the sans-serif 0 and 9 that lie further on in one row with it.
  ['\u{1D7D7}\u{1D7E2}\u{1D7EB}', '909'],
  ['௫ boxes, ½ and 十', '5 boxes, ½ and 十'],
  ['', ''],
])('%j is read as %j', (text, latin) => expect(latinDigits(text)).toBe(latin));
