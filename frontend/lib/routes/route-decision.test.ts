import { describe, expect, test } from '@jest/globals';
import { routeDecision } from './route-decision.ts';

const rules = [
  { from: '/sparklers', to: '/crackers/sparklers' },
  { from: '/shop', to: 'https://example.com/shop' },
  { from: '/offers/', to: '/crackers?featured=yes#top' },
  { from: '/odd', to: '//example.com' },
  { from: '/worse', to: 'javascript:alert(1)' },
  { from: '/admin', to: '/crackers' },
];

describe('where a request goes instead', () => {
  test('nowhere, while the shop is open and no rule names the path', () => {
    expect(routeDecision('/crackers', false, rules)).toBeNull();
  });

  test("where the staff's rule says: here or elsewhere, whatever the query and a slash at the end", () => {
    expect(routeDecision('/sparklers', false, rules)).toBe('/crackers/sparklers');
    expect(routeDecision('/sparklers/', false, rules)).toBe('/crackers/sparklers');
    expect(routeDecision('/Sparklers', false, rules)).toBe('/crackers/sparklers');
    expect(routeDecision('/shop', false, rules)).toBe('https://example.com/shop');
  });

  test('with the slash at its end that staff saved it with', () => {
    expect(routeDecision('/offers', false, rules)).toBe('/crackers?featured=yes#top');
    expect(routeDecision('/offers/', false, rules)).toBe('/crackers?featured=yes#top');
  });

  test('with the query and the referral code in it; the target knows its own parameters best', () => {
    expect(routeDecision('/sparklers?referralCode=RAVI10', false, rules)).toBe(
      '/crackers/sparklers?referralCode=RAVI10',
    );
    expect(routeDecision('/offers?featured=no&referralCode=RAVI10', false, rules)).toBe(
      '/crackers?featured=yes&referralCode=RAVI10#top',
    );
  });

  test('a rule that leads to no web address, or away from the admin area, is ignored', () => {
    expect(routeDecision('/odd', false, rules)).toBeNull();
    expect(routeDecision('/worse', false, rules)).toBeNull();
    expect(routeDecision('/admin', false, rules)).toBeNull();
  });

  test('the closed page comes before any rule', () => {
    expect(routeDecision('/sparklers?a=1', true, rules)).toBe('/diwali-sale-closed?a=1');
    expect(routeDecision('/diwali-sale-closed', true, rules)).toBeNull();
    expect(routeDecision('/admin', true, rules)).toBeNull();
  });
});
