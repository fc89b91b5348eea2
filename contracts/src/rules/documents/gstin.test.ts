import { expect, test } from '@jest/globals';
import { gstinProblem, isGstin, stateOfGstin, typedGstin } from './gstin.ts';

// The first two are printed examples of the GST network; the third worked out by hand: 3 + 6 + 5 × (10 or 20) and the
// 1 and 35 × 2 (70 is 1 and 34 in base 36) give 3+6+10+20+10+20+10+0+0+0+0+20+1+35 = 135, and 144 − 135 is 9.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '33AAAAA0000A1Z9'])('%s is a GSTIN', (text) => {
  expect(isGstin(text)).toBe(true);
});

test.each(['27AAPFU0939F1ZU', '33AAAAA0000A1Z5', '33AAAAA0000A1Z', '', '33aaaaa0000a1z9', '72AAPFU0939F1ZV'])(
  '%j is none',
  (text) => {
    expect(isGstin(text)).toBe(false);
  },
);

test('its first two digits are the state', () => {
  expect([stateOfGstin('29AAGCB7383J1Z4'), stateOfGstin('')]).toEqual(['29', null]);
});

// 40AAPFU0939F1Z?: no state is 40. Of the one with a mistyped letter the length, the form and the state are right.
test.each([
  ['33AAAAA0000A1Z', 'length'],
  ['33AAAAA0000A1Y9', 'form'],
  ['40AAPFU0939F1ZV', 'state'],
  ['00AAPFU0939F1ZV', 'state'],
  ['27AAPFU0939F1ZU', 'check'],
  ['27AAPFU0939F1ZV', null],
])('%s: %s is told', (text, problem) => expect(gstinProblem(text)).toBe(problem));

test('is read with spaces and in small letters', () => {
  expect(typedGstin(' 27 aapfu0939f 1zv ')).toBe('27AAPFU0939F1ZV');
});
