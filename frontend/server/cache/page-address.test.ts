import { describe, expect, test } from '@jest/globals';
import { canonicalPath, pageAddress } from './page-address.ts';

describe('the one spelling of a path', () => {
  test.each([
    ['/', '/'],
    ['/crackers', '/crackers'],
    ['/Crackers/Rockets/', '/crackers/rockets'],
    ['/city/%E0%AE%AA/', '/city/%E0%AE%AA'],
    ['/Quick-Order/Ravi10//', '/quick-order/Ravi10'],
    ['/Order/AbC-_', '/order/AbC-_'],
    // A message that says “It is here: https://…/order/AbC-_.”, and a program that takes the full stop for the address's.
    ['/order/AbC-_.', '/order/AbC-_'],
    ['/quick-order/RAVI10).', '/quick-order/RAVI10'],
    ['/crackers/,', '/crackers'],
    ['/ADMIN/orders/AC26-001', '/admin/orders/AC26-001'],
    ['/ta/', '/ta'],
    ['/TA/track', '/ta/track'],
    ['/ta/Crackers/Rockets/', '/ta/crackers/rockets'],
    ['/ta/order/AbC-_.', '/ta/order/AbC-_'],
    ['/ta/Quick-Order/Ravi10', '/ta/quick-order/Ravi10'],
    // Staff's pages are in English alone.
    ['/ta/admin/orders', '/admin/orders'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

test.each([
  ['/crackers?utm_source=fb&q=a%26b&fbclid=2', '/crackers?q=a%26b'],
  ['/crackers?', '/crackers'],
  ['/index.pageContext.json?x=1', '/index.pageContext.json'],
  ['/Crackers/index.pageContext.json?q=pot', '/crackers/index.pageContext.json?q=pot'],
  ['/quick-order/RAVI10?referralCode=MEENA', '/quick-order/code'],
  ['/quick-order/RAVI10/index.pageContext.json', '/quick-order/code/index.pageContext.json'],
  ['/quick-order/a/b', '/quick-order/a/b'],
  ['/admin/orders?state=packed', '/admin/orders?state=packed'],
  ['/ta?utm_source=fb', '/ta'],
  ['/ta/index.pageContext.json', '/ta/index.pageContext.json'],
  ['/ta/crackers?utm_source=fb&q=pot', '/ta/crackers?q=pot'],
  ['/ta/quick-order/RAVI10', '/ta/quick-order/code'],
])('%s is made as %s', (url, address) => expect(pageAddress(url)).toBe(address));
