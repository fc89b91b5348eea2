import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readShop } from '@shop/contracts/shop/endpoints';
import { openShop } from '../test/fake-backend.ts';
import { FakeShopFront } from '../test/fake-shop-front.ts';

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';

const shop = new FakeShopFront();
beforeAll(async () => {
  const site = { tagManagerId: 'GTM-SHOP123', redirects: [] };
  shop.backend.answer = (path) => ({
    body: path === readShop.path ? { ...openShop, site } : {},
    announced: shop.backend.announced,
  });
  await shop.open();
});
afterAll(() => shop.close());

/** What the browser is told of a page. */
async function told(address: string): Promise<{ policy: string; referrer: string | null }> {
  const { status, headers } = await shop.get(address);
  expect(status).toBe(200);
  return {
    policy: headers.get('content-security-policy') ?? '',
    referrer: headers.get('referrer-policy'),
  };
}

/** Whom a policy lets in from elsewhere. */
const strangers = (policy: string) => policy.match(/https?:\/\/[^\s;]+/g);

test.each([
  ['an order', `/order/${TOKEN}`],
  ['one that was just sent', `/order/${TOKEN}?referral=ignored`],
  ['a passbook', `/passbook/${TOKEN}`],
  ['the closed page with an order', `/diwali-sale-closed?token=${TOKEN}`],
  ['the closed page with a passbook', `/diwali-sale-closed?passbook=${TOKEN}`],
  ['the link that takes an address off a list', `/diwali-sale-closed?forget=${TOKEN}`],
  ['the desk', '/admin/orders'],
  ['an invitation', `/admin/invitation/${TOKEN}`],
])('the page of %s lets in nobody else, and tells nobody its address', async (_, address) => {
  const { policy, referrer } = await told(address);
  expect(policy).toContain(`default-src 'self'`);
  expect(strangers(policy)).toBeNull();
  // The shop's origin alone: with none, an old browser could not say that a form comes from the shop.
  expect(referrer).toBe('strict-origin');
});

test.each(['/quick-order', '/quick-order/RAVI10', '/quick-order?step=review'])(
  'the list and its review at %s let in nobody else, and tell only the shop where somebody comes from',
  async (address) => {
    const { policy, referrer } = await told(address);
    expect(policy).toContain(`default-src 'self'`);
    expect(strangers(policy)).toBeNull();
    // A referral code in the address goes along to the shop's next page.
    expect(referrer).toBe('same-origin');
  },
);

test('every other page is measured, where the shop measures', async () => {
  for (const address of ['/', '/crackers', '/track', '/orders', '/passbooks']) {
    const { policy, referrer } = await told(address);
    expect(strangers(policy)).toContain('https://www.googletagmanager.com');
    expect(referrer).toBe('strict-origin-when-cross-origin');
  }
});
