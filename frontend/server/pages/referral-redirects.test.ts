import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readShop } from '@shop/contracts/shop/endpoints';
import { openShop } from '../test/fake-backend.ts';
import { FakeShopFront } from '../test/fake-shop-front.ts';

const shop = new FakeShopFront();
const redirects = [
  { from: '/deals', to: '/quick-order' },
  { from: '/gift', to: '/crackers?sort=net' },
  { from: '/ours', to: '/quick-order?referralCode=SHOP10' },
  { from: '/ravi', to: '/quick-order/RAVI10' },
];
beforeAll(async () => {
  shop.backend.answer = (path) => ({
    body: path === readShop.path ? { ...openShop, site: { tagManagerId: null, redirects } } : {},
    announced: shop.backend.announced,
  });
  shop.render = ({ urlOriginal }) =>
    urlOriginal.startsWith('/crackers/old')
      ? { status: 301, location: '/crackers/new', body: '' }
      : { body: '<p>a page</p>' };
  await shop.open();
});
afterAll(() => shop.close());

/** Where an address leads at once, the shop's own part of it; null when it is a page. */
async function leadsTo(address: string, headers?: Record<string, string>): Promise<string | null> {
  return (await shop.get(address, headers)).headers.get('location');
}

describe('a referral code goes along', () => {
  test.each([
    ['over a redirect of staff', '/deals?referralCode=RAVI10', '/quick-order?referralCode=RAVI10'],
    [
      'over one that has a query of its own',
      '/gift?referralCode=RAVI10',
      '/crackers?sort=net&referralCode=RAVI10',
    ],
    [
      'over one to a code in the path',
      '/ravi?referralCode=KUMAR1',
      '/quick-order/RAVI10?referralCode=KUMAR1',
    ],
    [
      'but not in the place of the code of the redirect',
      '/ours?referralCode=RAVI10',
      '/quick-order?referralCode=SHOP10',
    ],
    [
      'over a redirect of staff, in the language of the page',
      '/ta/deals?referralCode=RAVI10',
      '/ta/quick-order?referralCode=RAVI10',
    ],
    ['over an old slug', '/crackers/old?referralCode=RAVI10', '/crackers/new?referralCode=RAVI10'],
    ['to the one spelling of an address', '/Deals/?referralCode=RAVI10', '/quick-order?referralCode=RAVI10'],
    ['to the one spelling of a page', '/Crackers/?referralCode=RAVI10', '/crackers?referralCode=RAVI10'],
  ])('%s', async (_, address, target) => {
    expect(await leadsTo(address)).toBe(target);
  });

  test('from the page before, whatever redirects lie between: a browser names that page at each', async () => {
    const { host } = new URL((await shop.get('/crackers')).url);
    const headers = { referer: `http://${host}/crackers?referralCode=RAVI10` };
    expect(await leadsTo('/deals', headers)).toBe('/quick-order');
    expect(await leadsTo('/quick-order', headers)).toBe('/quick-order?referralCode=RAVI10');
  });

  test('and an old slug without one gets none', async () => {
    expect(await leadsTo('/crackers/old?utm_source=x')).toBe('/crackers/new');
  });
});
