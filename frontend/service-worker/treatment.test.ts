import { describe, expect, test } from '@jest/globals';
import { treatmentOf } from './treatment.ts';

describe('without a network', () => {
  test('the price list is there, with or without a referral code in its address', () => {
    expect(treatmentOf('/quick-order', true)).toBe('list');
    expect(treatmentOf('/quick-order/RAVI10', true)).toBe('list');
    expect(treatmentOf('/api/public/price-list', false)).toBe('read');
    expect(treatmentOf('/api/public/destinations', false)).toBe('read');
  });

  test('so are the files of a build and the pictures that were seen', () => {
    expect(treatmentOf('/assets/chunks/chunk-abc.js', false)).toBe('asset');
    expect(treatmentOf('/logo.svg', false)).toBe('asset');
    expect(treatmentOf('/media/sparkler/96.webp', false)).toBe('picture');
    expect(treatmentOf('/pictures/home-640.avif', false)).toBe('picture');
  });
});

describe('nothing personal is kept', () => {
  test('pages of an order, of a look-up and of a passbook are pages like any other: never kept', () => {
    for (const path of ['/', '/crackers', '/order/abc', '/track', '/passbook/abc', '/quick-order/a/b'])
      expect(treatmentOf(path, true)).toBe('page');
    expect(treatmentOf('/order/abc/index.pageContext.json', false)).toBe('page-json');
  });

  test('the staff area and the rest of the API never meet the worker', () => {
    for (const path of ['/admin', '/admin/orders', '/api/public/orders', '/api/admin/orders'])
      for (const isNavigation of [true, false]) expect(treatmentOf(path, isNavigation)).toBeNull();
  });

  test('neither do the files by which a page learns of a new version', () => {
    expect(treatmentOf('/latest-build.json', false)).toBeNull();
    expect(treatmentOf('/assets/builds/m1x2.json', false)).toBeNull();
    expect(treatmentOf('/service-worker.js', false)).toBeNull();
  });
});
