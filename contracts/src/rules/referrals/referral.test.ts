import { describe, expect, test } from '@jest/globals';
import { carryReferralCode, referralCodeOf } from './referral.ts';

describe('referral carry-over', () => {
  test.each([
    ['/?referralCode=RAVI10', '/crackers', '/crackers?referralCode=RAVI10'],
    ['/a?x=1&referralCode=RAVI10', '/crackers?q=pot#GC-01', '/crackers?q=pot&referralCode=RAVI10#GC-01'],
    ['/?referralCode=a%26b', '/crackers', '/crackers?referralCode=a%26b'],
  ])('from %s to %s adds the code', (previous, next, carried) => {
    expect(carryReferralCode(previous, next)).toBe(carried);
  });

  test.each([
    ['/', '/crackers'],
    ['/?referralCode=', '/crackers'],
    ['/?referralCode=RAVI10', '/crackers?referralCode=MEENA5'],
    ['/?referralCode=RAVI10', '/crackers?referralCode='],
    ['/?referralCode=RAVI10', '/admin'],
    ['/?referralCode=RAVI10', '/admin/orders'],
  ])('from %s to %s adds nothing', (previous, next) => {
    expect(carryReferralCode(previous, next)).toBeNull();
  });

  test('a page whose name only begins like the admin area is no admin route', () => {
    expect(carryReferralCode('/?referralCode=RAVI10', '/administration')).toBe(
      '/administration?referralCode=RAVI10',
    );
  });
});

test.each([
  [' ravi10 ', 'RAVI10'],
  ['ABC', null],
  ['ABCDEFGHIJKLM', null],
  ['RAVI-10', null],
])('%j is the code %j', (typed, code) => expect(referralCodeOf(typed)).toBe(code));
