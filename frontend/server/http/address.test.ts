import { describe, expect, test } from '@jest/globals';
import { normalForm } from './address.ts';

describe('the one spelling of an address', () => {
  test.each([
    '/',
    '/crackers/rockets/baby-rocket',
    '/crackers/',
    '/crackers?q=a%26b&page=2',
    '/crackers?q=%e0%ae%aa',
    '/?utm_term=a|b[c]',
    '/quick-order/RAVI%20K',
    '/crackers/index.pageContext.json',
    '/.well-known/security.txt',
    '/api/public/orders/AAAA-_AAAA/estimate.pdf',
  ])('%s is in it', (url) => {
    expect(normalForm(url)).toBe(url);
  });

  test.each([
    ['//', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/crackers//rockets', '/crackers/rockets'],
    ['/api/./public/shop', '/api/public/shop'],
    ['/api/%2e/public/shop', '/api/public/shop'],
    ['/x/../api/%70ublic/shop', '/api/public/shop'],
    ['/x/%2E%2e/admin', '/admin'],
    ['/../../etc', '/etc'],
    ['/crackers/.', '/crackers/'],
    ['/crackers/..', '/'],
    ['/%63rackers?q=1', '/crackers?q=1'],
    ['/city/%e0%ae%aa', '/city/%E0%AE%AA'],
    ['/city/\u00e0\u00ae\u00aa', '/city/%E0%AE%AA'],
    ['/a|b', '/a%7Cb'],
    ['/crackers?q=%zz', '/crackers?q=%25zz'],
    ['/?utm_term=50%&q=%20', '/?utm_term=50%25&q=%20'],
    ['/crackers?q=%E0%A4%A', '/crackers?q=%25E0%25A4%25A'],
  ])('%s is %s in it', (url, normal) => {
    expect(normalForm(url)).toBe(normal);
    expect(normalForm(normal)).toBe(normal);
  });

  test.each([
    '',
    '*',
    'http://shop.example/crackers',
    '/api/public\\shop',
    '\\evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2Fevil.example',
    '/api%2fpublic/shop',
    '/api/public/referral-codes/%00',
    '/%zz',
    '/%E0%A4%A',
    '/crackers#top',
    '/crackers?q=1#top',
  ])('%s has none', (url) => {
    expect(normalForm(url)).toBeNull();
  });
});
