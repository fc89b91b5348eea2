import { describe, expect, test } from '@jest/globals';
import { assertRulesLeadSomewhere, normalRules } from './route-rules.ts';

const rules = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

describe('the route rules', () => {
  test.each([
    [rules()],
    [rules(['/offers', '/quick-order'])],
    [rules(['/offers', '/new'], ['/new', '/quick-order?from=offers'])],
    [rules(['/app', 'https://play.google.com/store/apps'])],
  ])('%j lead somewhere', (list) => expect(() => assertRulesLeadSomewhere(list)).not.toThrow());

  test.each([
    ['to itself', rules(['/offers', '/offers']), '/offers'],
    ['to itself, with a slash and a query', rules(['/offers', '/offers/?a=1']), '/offers'],
    ['in a circle', rules(['/a', '/b'], ['/b', '/c'], ['/c', '/a']), '/a'],
    ['from one path to two', rules(['/a', '/b'], ['/A/', '/c']), '/A/'],
  ])('that lead %s are refused', (_, list, from) =>
    expect(() => assertRulesLeadSomewhere(list)).toThrow(
      expect.objectContaining({ code: 'route-rules-contradict', details: { from } }),
    ),
  );
});

test('a rule is kept in the one spelling that requests are compared with', () => {
  expect(normalRules(rules(['/Offers/', '/Deals/?a=B'], ['/', '/quick-order']))).toEqual(
    rules(['/offers', '/Deals/?a=B'], ['/', '/quick-order']),
  );
});
