import { describe, expect, test } from '@jest/globals';
import { strategyOf } from './fetch-strategy.ts';

describe('without a network', () => {
  test('the price list is there, with or without a referral code in its address', () => {
    expect(strategyOf('/quick-order', true)).toBe('list');
    expect(strategyOf('/quick-order/RAVI10', true)).toBe('list');
    expect(strategyOf('/api/public/price-list', false)).toBe('read');
    expect(strategyOf('/api/public/destinations', false)).toBe('read');
  });

  test('so are the files of a build and the pictures that were seen', () => {
    expect(strategyOf('/assets/chunks/abc.js', false)).toBe('asset');
    expect(strategyOf('/logo.svg', false)).toBe('asset');
    expect(strategyOf('/media/sparkler/96.webp', false)).toBe('picture');
    expect(strategyOf('/pictures/home-640.avif', false)).toBe('picture');
  });
});

describe('nothing personal is kept', () => {
  test('pages of an order, of a look-up and of a passbook are pages like any other: never kept', () => {
    for (const path of ['/', '/crackers', '/order/abc', '/track', '/passbook/abc', '/quick-order/a/b'])
      expect(strategyOf(path, true)).toBe('page');
    expect(strategyOf('/order/abc/index.pageContext.json', false)).toBe('page-json');
  });

  test('the staff area and the rest of the API never meet the worker', () => {
    for (const path of ['/admin', '/admin/orders', '/api/public/orders', '/api/admin/orders'])
      for (const isNavigation of [true, false]) expect(strategyOf(path, isNavigation)).toBeNull();
  });

  test('neither do the files by which a page learns of a new version', () => {
    expect(strategyOf('/latest-build.json', false)).toBeNull();
    expect(strategyOf('/assets/builds/m1x2.json', false)).toBeNull();
    expect(strategyOf('/service-worker.js', false)).toBeNull();
  });
});
