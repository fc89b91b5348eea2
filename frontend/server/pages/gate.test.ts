import { describe, expect, test } from '@jest/globals';
import type { ShopView } from '@shop/contracts/shop/views';
import { redirectFor } from './gate.ts';

const shop = {
  site: { tagManagerId: null, redirects: [{ from: '/old', to: '/crackers' }] },
} as unknown as ShopView;
const open = { closed: false, shop };
const closed = { closed: true, shop };
const from = (path: string) => `http://shop.example${path}`;

describe('a request for a document', () => {
  test('is answered where it is, when nothing speaks against it', () => {
    expect(redirectFor('/crackers', undefined, 'shop.example', open)).toBeNull();
  });

  test('goes to the closed page while the shop is closed, an order with its token', () => {
    expect(redirectFor('/crackers?a=1', undefined, 'shop.example', closed)).toBe('/diwali-sale-closed?a=1');
    expect(redirectFor('/order/abc', undefined, 'shop.example', closed)).toBe(
      '/diwali-sale-closed?token=abc',
    );
    expect(redirectFor('/admin/orders', undefined, 'shop.example', closed)).toBeNull();
  });

  test('gets the referral code of the page it comes from', () => {
    const referer = from('/?referralCode=RAVI10');
    expect(redirectFor('/crackers', referer, 'shop.example', open)).toBe('/crackers?referralCode=RAVI10');
    expect(redirectFor('/crackers?referralCode=MEENA', referer, 'shop.example', open)).toBeNull();
    expect(redirectFor('/admin', referer, 'shop.example', open)).toBeNull();
  });

  test('gets no code from another site, and files get none', () => {
    expect(
      redirectFor('/crackers', 'http://evil.example/?referralCode=X123', 'shop.example', open),
    ).toBeNull();
    expect(redirectFor('/crackers', 'no address', 'shop.example', open)).toBeNull();
    expect(redirectFor('/missing.png', from('/?referralCode=RAVI10'), 'shop.example', open)).toBeNull();
  });

  test("a page's JSON redirects in its own way", () => {
    expect(redirectFor('/old/index.pageContext.json', undefined, 'shop.example', closed)).toBeNull();
    expect(redirectFor('/old', undefined, 'shop.example', open)).toBe('/crackers');
  });
});
