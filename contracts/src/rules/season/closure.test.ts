import { describe, expect, test } from '@jest/globals';
import { closureTarget, isShopClosed } from './closure.ts';

describe('the season', () => {
  const season = { closed: false, opensOn: '2026-08-15', closesOn: '2026-11-08' };

  test.each([
    // Kolkata is five and a half hours ahead: 18:29 UTC is still the day before its midnight.
    ['2026-08-14T18:29:59Z', true],
    ['2026-08-14T18:30:00Z', false],
    ['2026-11-08T18:29:59Z', false],
    ['2026-11-08T18:30:00Z', true],
  ])('at %s closed is %s', (instant, closed) => expect(isShopClosed(season, new Date(instant))).toBe(closed));

  test("the owner's switch closes on any day", () => {
    expect(isShopClosed({ ...season, closed: true }, new Date('2026-09-01T06:00:00Z'))).toBe(true);
  });
});

describe('while the shop is closed', () => {
  test.each([
    ['/', '/diwali-sale-closed'],
    ['/quick-order', '/diwali-sale-closed'],
    ['/quick-order/RAVI10', '/diwali-sale-closed'],
    ['/crackers/sparklers?referralCode=RAVI10&x=1', '/diwali-sale-closed?referralCode=RAVI10&x=1'],
    ['/order/AAAAAAAAAAAAAAAAAAAAAA', '/diwali-sale-closed?token=AAAAAAAAAAAAAAAAAAAAAA'],
    ['/passbook/AAAAAAAAAAAAAAAAAAAAAA', '/diwali-sale-closed?passbook=AAAAAAAAAAAAAAAAAAAAAA'],
    ['/passbook/AAAA?x=1', '/diwali-sale-closed?x=1&passbook=AAAA'],
    ['/passbook', '/diwali-sale-closed'],
    ['/administrator', '/diwali-sale-closed'],
    ['/apis', '/diwali-sale-closed'],
    ['/sitemap', '/diwali-sale-closed'],
    ['/diwali-sale-closed-not', '/diwali-sale-closed'],
  ])('%s goes to %s', (url, target) => expect(closureTarget(url)).toBe(target));

  test.each([
    '/diwali-sale-closed',
    '/diwali-sale-closed?token=x',
    '/admin',
    '/admin/orders/DS26-00042',
    '/api',
    '/api/public/shop',
    '/favicon.ico',
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
  ])('%s stays open', (url) => expect(closureTarget(url)).toBeNull());
});
