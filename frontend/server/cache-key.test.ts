import { describe, expect, test } from '@jest/globals';
import { cacheKeyOf, pageAddress } from './cache-key.ts';

describe('the key an anonymous answer is shared under', () => {
  test('is the path; marketing and referral parameters make no difference', () => {
    expect(cacheKeyOf('/crackers')).toEqual({ kind: 'page', key: '/crackers' });
    expect(cacheKeyOf('/crackers?utm_source=fb&gclid=1&referralCode=RAVI10')).toEqual({
      kind: 'page',
      key: '/crackers',
    });
    expect(cacheKeyOf('/crackers/index.pageContext.json')).toEqual({
      kind: 'page',
      key: '/crackers/index.pageContext.json',
    });
  });

  test('any other parameter makes an answer of its own', () => {
    expect(cacheKeyOf('/crackers?q=rocket')).toBeNull();
    expect(cacheKeyOf('/diwali-sale-closed?token=abc')).toBeNull();
    expect(cacheKeyOf('/crackers?utm_source=fb&page=2')).toBeNull();
  });

  test('personal pages are never shared, nor is their JSON', () => {
    for (const path of [
      '/admin',
      '/admin/orders',
      '/order/abc',
      '/passbook/abc',
      '/admin/index.pageContext.json',
    ]) {
      expect(cacheKeyOf(path)).toBeNull();
    }
    expect(cacheKeyOf('/administration')).toEqual({ kind: 'page', key: '/administration' });
  });

  test('of the API only the public reads without a query are shared', () => {
    expect(cacheKeyOf('/api/public/price-list')).toEqual({ kind: 'api', key: '/api/public/price-list' });
    expect(cacheKeyOf('/api/public/categories/rockets/products/baby-rocket')?.kind).toBe('api');
    for (const path of [
      '/api/public/price-list?x=1',
      '/api/public/orders/abc',
      '/api/private/content-version',
      '/api/admin/session',
      '/api/public/categories/../../admin/session',
    ]) {
      expect(cacheKeyOf(path)).toBeNull();
    }
  });
});

test('a page is rendered without the parameters that make no difference', () => {
  expect(pageAddress('/crackers?utm_source=fb&q=a%26b&fbclid=2')).toBe('/crackers?q=a%26b');
  expect(pageAddress('/crackers?')).toBe('/crackers');
});
