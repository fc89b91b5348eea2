import { describe, expect, test } from '@jest/globals';
import { cacheKeyOf } from './cache-key.ts';

describe('the key an anonymous answer is shared under', () => {
  test('is the path, whatever follows it', () => {
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

  test('is no other for a parameter that the page does not know', () => {
    expect(cacheKeyOf('/crackers?utm_source=fb&page=2')?.key).toBe('/crackers');
    expect(cacheKeyOf('/contact?x=1&sent=yes')?.key).toBe('/contact?sent=yes');
  });

  test('is none where a page is made of what the visitor typed', () => {
    expect(cacheKeyOf('/crackers?q=rocket')).toBeNull();
    expect(cacheKeyOf('/diwali-sale-closed?token=abc')).toBeNull();
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
