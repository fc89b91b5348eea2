import { describe, expect, test } from '@jest/globals';
import { isIncomplete, transferReference } from './transfer-reference.ts';

describe('one transfer has one reference', () => {
  test.each([
    '630112345678',
    'UTR 630112345678',
    'utr-630112345678',
    'UTR630112345678',
    'UPI/630112345678',
    'UPI/CR/630112345678/MEENA',
    'Txn 630112345678',
    'UPI Ref No 630112345678',
    'UPI Ref No: 630112345678',
    'UPIREFNO630112345678',
    'IMPS-630112345678-MEENA KANNAN',
    '6301 1234 5678',
    '0000630112345678',
    'UTR 0000630112345678',
    '６３０１１２３４５６７８',
  ])('%s', (typed) => expect(transferReference(typed)).toBe('630112345678'));

  test.each([
    ['N301263456789012', 'N301263456789012'],
    ['NEFT n301263456789012', 'N301263456789012'],
    ['hdfcn52026110112345678', 'HDFCN52026110112345678'],
    ['RTGS/HDFCR52026110112345678/RAVI', 'HDFCR52026110112345678'],
    ['AXISCN0123456789', 'AXISCN0123456789'],
    ['UTR IDIBN52026110112345678', 'IDIBN52026110112345678'],
    ['sbin 3263-0123-4567', 'SBIN326301234567'],
    // A bank's own letters are no label.
    ['IDIBN52026110112345678', 'IDIBN52026110112345678'],
  ])('%s of a bank', (typed, reference) => expect(transferReference(typed)).toBe(reference));
});

test('of twelve digits the first zeros are the transfer’s own', () => {
  expect(transferReference('001234567890')).toBe('001234567890');
  expect(transferReference('0000001234567890')).toBe('001234567890');
});

test('what is no transfer’s number is its letters and digits', () => {
  expect(transferReference('Deposit slip 77')).toBe('DEPOSITSLIP77');
  expect(transferReference('utr-half-wri')).toBe('UTRHALFWRI');
  expect(transferReference('PB-00007')).toBe('PB00007');
  expect(transferReference('UTR99')).toBe('UTR99');
  expect(transferReference('REFUND 12')).toBe('REFUND12');
  // A digit is missing, or one too much: it is the same mistake however it is labelled.
  expect(transferReference('UTR 63011234567')).toBe('63011234567');
  expect(transferReference('UTR 6301123456789')).toBe('6301123456789');
});

test('zeros are none', () => {
  expect(['0000', '000000000000', '000000000000000', '0-0', ' ', null].map(transferReference)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(transferReference('UTR 0000')).toBe('UTR0000');
});

test.each([
  ['upi', '630112345678', false],
  ['upi', '63011234567', true],
  ['upi', '6301123456789', true],
  ['upi', 'N301263456789012', true],
  ['bank', '630112345678', false],
  ['bank', 'N301263456789012', false],
  ['bank', 'N30126345678901', true],
  ['bank', 'HDFCN52026110112345678', false],
  ['bank', 'HDFCN5202611011234567', true],
  ['bank', 'HDFCR52026110112345678', false],
  // RTGS has 22.
  ['bank', 'HDFCR52026110112', true],
  ['bank', 'DEPOSITSLIP77', true],
  ['cash', '4711', false],
  ['cash', null, false],
] as const)('by %s %s is incomplete: %s', (mode, reference, lacks) =>
  expect(isIncomplete(mode, reference)).toBe(lacks),
);
