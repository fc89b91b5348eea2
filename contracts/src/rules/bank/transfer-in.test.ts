import { expect, test } from '@jest/globals';
import { transferIn } from './transfer-in.ts';

test.each([
  ['UPI/CR/630112345678/MEENAKSHI/SBIN/9876543210@ybl', '630112345678'],
  ['0000630112345678', '630112345678'],
  ['NEFT CR-HDFC0000123-RAMESH KUMAR-HDFCN52026110112345678', 'HDFCN52026110112345678'],
  ['NEFT-N301263456789012-RAVI', 'N301263456789012'],
  ['NEFT*SBIN0000123*SBIN326301234567*RAVI', 'SBIN326301234567'],
  ['UPI-919876543210-paid', null],
  ['CASH DEPOSIT SELF 123456', null],
  ['TO TRANSFER 12345678901 INB', null],
  // A payer's account of twelve digits beside the number of the transfer.
  ['NEFT-SBINN52026110112345678-MEENA RAJA-GIFT-000401567891-SBIN0000123', 'SBINN52026110112345678'],
  ['NEFT-000401567891-SBINN52026110112345678-MEENA RAJA', 'SBINN52026110112345678'],
  ['NEFT-MEENA RAJA-000401567891', null],
  ['MMT/IMPS/630112345678/MEENA RAJA/602301567891/ICIC0000004', '630112345678'],
  ['UPI/MEENA RAJA/A/C 602301567891/630112345678', '630112345678'],
  ['BY TRANSFER 602301567891 MEENA RAJA', null],
  ['FUND TRF FROM A/C NO 602301567891', null],
  ['BY TRANSFER REF NO 630112345678', '630112345678'],
  ['IMPSINW-630112345678-MEENA RAJA', '630112345678'],
  ['UPI630112345678', '630112345678'],
  ['UPI-MEENA RAJA-9876543210@YBL-SBIN0000123-630112345678-DIWALI', '630112345678'],
  // Two of which nothing tells which it is.
  ['UPI-MEENA RAJA-602301567891-410012345678', null],
  ['000000000000', null],
  ['000000000000000', null],
  ['0000000000123456', null],
  ['000000123456', null],
  ['CHQ DEP 410012345678 MEENA RAJA', null],
  ['BY CASH 630112345678', null],
  // Only what is beyond twelve is padding: the first of January 2030.
  ['UPI/CR/000112345678/MEENA', '000112345678'],
])('in %j the transfer is %s', (text, reference) => expect(transferIn(text)).toBe(reference));

test.each([
  ['the column comes first', 'UPI/630112345678', '630199999999', '630199999999'],
  ['unless it has an account of another day', 'UPI/630112345678/MEENA', '602301567891', '630112345678'],
  ['or the transfer went by NEFT', 'NEFT-SBIN326301234567-MEENA', '000401567891', 'SBIN326301234567'],
  ['zeros in it are none', 'UPI-MEENA-630112345678', '000000000000000', '630112345678'],
  ['what is of the row’s day is meant', 'UPI-410012345678-630012345678', '', '630012345678'],
  ['and needs no word before it', 'BY TRANSFER 630012345678 MEENA', '', '630012345678'],
  ['of a day before New Year too', 'BY TRANSFER 536512345678', '', '536512345678', '2026-01-02'],
])('%s: %j beside %j', (_, description, column, reference, day = '2026-10-27') => {
  expect(transferIn(description, column, day)).toBe(reference);
});
