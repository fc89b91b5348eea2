import { expect, test } from '@jest/globals';
import { rulePath, ruleTarget } from './route-rules.ts';

test.each([
  ['/offers', '/offers'],
  ['/offers/', '/offers'],
  ['/Offers//', '/offers'],
  ['/offers/?a=B#C', '/offers'],
  ['/', '/'],
])('%s is kept and found as %s', (address, path) => expect(rulePath(address)).toBe(path));

test.each([
  ['/crackers', '', '/crackers'],
  ['/crackers', 'referralCode=RAVI10&utm_source=fb', '/crackers?referralCode=RAVI10&utm_source=fb'],
  ['/crackers?q=pot', 'referralCode=RAVI10', '/crackers?q=pot&referralCode=RAVI10'],
  ['/crackers?q=pot&x', 'q=rocket&x=1&y=2', '/crackers?q=pot&x&y=2'],
  ['/refund#terms', 'referralCode=RAVI10', '/refund?referralCode=RAVI10#terms'],
  ['https://old.example/list?a=1#b', 'c=%E0%AE%95&a=2', 'https://old.example/list?a=1&c=%E0%AE%95#b'],
  ['/crackers', 'q=%zz&&=&a=1&a=2', '/crackers?q=%zz&=&a=1&a=2'],
])('to %s with the query %j leads to %s', (to, query, target) => expect(ruleTarget(to, query)).toBe(target));
