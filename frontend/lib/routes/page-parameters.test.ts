import { expect, test } from '@jest/globals';
import { knownQuery } from './page-parameters.ts';

test.each([
  ['/crackers', '', '', true],
  ['/crackers', 'utm_source=fb&gclid=1&referralCode=RAVI10&page=2', '', true],
  ['/crackers', 'x=1&q=a%26b&y', 'q=a%26b', false],
  ['/crackers', 'q=one&q=two', 'q=two', false],
  ['/crackers', 'q=', '', true],
  ['/crackers/rockets', 'q=pot', '', true],
  ['/contact', 'sent=yes', 'sent=yes', true],
  ['/contact', 'sent=no', '', true],
  ['/diwali-sale-closed', 'token=abc&x', 'token=abc', false],
  ['/diwali-sale-closed', 'passbook=abc&x', 'passbook=abc', false],
  ['/diwali-sale-closed', 'schemes=yes', 'schemes=yes', true],
  ['/diwali-sale-closed', 'schemes=no', '', true],
  ['/diwali-sale-closed', 'forget=abc&x', 'forget=abc', false],
  ['/diwali-sale-closed', 'unknown=link', 'unknown=link', true],
  ['/order/abc', 'referral=ignored&sent=yes', 'referral=ignored', true],
])('of %s?%s the server looks at %j; shared by everybody: %s', (page, query, known, shared) =>
  expect(knownQuery(page, query)).toEqual({ query: known, shared }),
);
