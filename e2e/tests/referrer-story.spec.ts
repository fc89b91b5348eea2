import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';
import { ATTEMPT_KEY } from '@shop/contracts/attempt-key';
import type { PayoutBatchView, PayoutPreviewView } from '@shop/contracts/payouts/views';
import { dayOf } from '@shop/contracts/rules/days';
import { taxYearOf } from '@shop/contracts/rules/commission-tax';

import type { System } from '../../infra/src/system.ts';
import { ownerOf, query } from '../support/database.ts';
import { hydrated } from '../support/hydrated.ts';
import { billed, enough, QuickOrder } from '../support/quick-order.ts';
import { changeSettings } from '../support/settings.ts';
import { expect, testAlone as test } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

const PASSWORD = 'a basket of flower pots';

/** The API as the owner's open page calls it. */
class Desk {
  constructor(
    private readonly request: APIRequestContext,
    private readonly shop: System,
  ) {}

  async step<View>(path: string, body: object = {}): Promise<View> {
    const headers = { origin: this.shop.url, [ATTEMPT_KEY]: randomUUID() };
    const answer = await this.request.post(`/api/admin/${path}`, { data: body, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as View;
  }

  async collect(number: string): Promise<void> {
    const advance = (from: string, to: string) => this.step(`orders/${number}/advance`, { from, to });
    const lorry = { transporter: 'KPN Parcel', lrNumber: 'LR-7788', lrDate: dayOf(new Date()), parcels: 3 };
    await advance('placed', 'confirmed');
    await advance('confirmed', 'packed');
    await this.step(`orders/${number}/dispatch`, { from: 'packed', ...lorry, unpaidReason: 'Known' });
    await advance('dispatched', 'arrived');
    await advance('arrived', 'collected');
  }

  /** Pays out all that is due, approved at once; the payout of the referrer. */
  async payOut(): Promise<PayoutBatchView['rows'][number] | undefined> {
    const preview = (await (await this.request.get('/api/admin/payout-preview')).json()) as PayoutPreviewView;
    const payouts = preview.payouts.map(({ referrerId, grossPaise, taxPaise }) => ({
      referrerId,
      grossPaise,
      taxPaise,
    }));
    const { number } = await this.step<PayoutBatchView>('payout-batches', { payouts });
    return (await this.step<PayoutBatchView>(`payout-batches/${number}/approval`)).rows[0];
  }
}

/** The amount of a figure of the referrer's page. */
const figure = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What you earned' }).getByRole('listitem').filter({ hasText: name });

test('a referrer is invited, brings orders by path, by query and over a redirect, earns, and is paid', async ({
  page: staff,
  browser,
  shop,
}) => {
  test.setTimeout(150_000);
  await changeSettings(shop, 'site', { redirects: [{ from: '/deals', to: '/quick-order' }] });
  const year = taxYearOf(dayOf(new Date()));
  const tax = { section: '393(1)', basisPoints: 200, withoutPanBasisPoints: 2_000, thresholdPaise: 30_000 };
  await changeSettings(shop, 'referrals', { minimumPayoutPaise: 10_000, taxYears: [{ year, ...tax }] });
  await staff.goto('/admin/referral');
  await signIn(staff, ownerOf(shop));
  const desk = new Desk(staff.request, shop);

  const { id } = await desk.step<{ id: string }>('referrers', {
    name: 'Selvi Raman',
    phone: '9842100999',
    email: 'selvi@referrer.example',
    code: 'SELVI7',
    commissionBasisPoints: 500,
  });
  await query(shop, "UPDATE referrer SET pan = 'ABCDE1234F', upi_id = 'selvi@bank' WHERE id = $1", [id]);
  const { url } = await desk.step<{ url: string }>(`referrers/${id}/link`);

  const own = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await test.step('she chooses a password by the link, signs in, and finds her own link', async () => {
    await own.goto(url);
    await own.getByLabel('Password').fill(PASSWORD);
    await own.getByRole('button', { name: 'Save the password' }).click();
    await own.getByRole('link', { name: 'Sign in' }).click();
    await own.getByLabel('E-mail').fill('selvi@referrer.example');
    await own.getByLabel('Password').fill(PASSWORD);
    await own.getByRole('button', { name: 'Sign in' }).click();
    await expect(own.getByRole('heading', { level: 1, name: 'Vanakkam Selvi Raman' })).toBeVisible();
    await expect(own.getByLabel('Your link')).toHaveValue(`${shop.url}/quick-order/SELVI7`);
    await own.getByRole('link', { name: 'Account', exact: true }).click();
    await own.getByRole('switch', { name: 'Greet whoever comes by your link with your first name' }).check();
    await expect(own.getByText('Your link greets by name from now on.')).toBeVisible();
    await own.getByRole('link', { name: 'Overview' }).click();
  });

  /** A shopper with a browser of their own, from an address to the order. */
  const order = async (name: string, phone: string, arrive: (page: Page) => Promise<void>) => {
    const context = await browser.newContext();
    const list = new QuickOrder(await context.newPage());
    await arrive(list.page);
    await hydrated(list.page);
    await expect(list.page.getByText('You order with the code SELVI7.')).toBeVisible();
    await list.want(enough);
    await list.review();
    await list.fillAddress({ name, phone });
    await list.consent();
    await billed(list.page);
    const { number } = await list.send();
    await context.close();
    return number;
  };
  const byPath = await order('Anbu by path', '9876500001', async (page) => {
    await page.goto(`${shop.url}/quick-order/SELVI7`);
    await expect(page.getByText('Vanakkam! Selvi invites you to look around.')).toBeVisible();
  });
  const byQuery = await order('Bala by query', '9876500002', async (page) => {
    await page.goto(`${shop.url}/?referralCode=SELVI7`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Open the price list' }).first().click();
    await page.waitForURL('**/quick-order?referralCode=SELVI7');
  });
  const overRedirect = await order('Chitra by redirect', '9876500003', async (page) => {
    await page.goto(`${shop.url}/deals?referralCode=SELVI7`);
    await expect(page).toHaveURL(/\/quick-order\?referralCode=SELVI7$/);
  });

  await test.step('three orders of ₹3,050 wait, live, at 5 %: ₹457.50', async () => {
    await expect(figure(own, 'Not earned yet')).toContainText('₹457.50');
    await expect(own.getByText('The shop has not called the customer yet (3 orders)')).toBeVisible();
  });

  await test.step('two are collected, one is cancelled: ₹305 is earned', async () => {
    for (const number of [byPath, byQuery]) await desk.collect(number);
    await desk.step(`orders/${overRedirect}/cancel`, { from: 'placed', reason: 'No answer' });
    await expect(figure(own, 'Earned').first()).toContainText('₹305');
    await expect(figure(own, 'Not earned yet')).toContainText('Nothing is under way');
  });

  await test.step('it is paid out, above ₹300 with 2 % tax: ₹6 of ₹305', async () => {
    expect(await desk.payOut()).toMatchObject({ grossPaise: 30_500, taxPaise: 600, netPaise: 29_900 });
    await expect(figure(own, 'Earned').first()).toContainText('₹305 paid out until now');
    await expect(figure(own, 'To be paid out')).toContainText('₹0');
    const row = own.getByRole('table', { name: 'Paid out to you' }).getByRole('row').nth(1);
    await expect(row).toContainText('₹305, less ₹6 tax');
    await expect(row).toContainText('₹299');
    const statement = await row.getByRole('link', { name: /^Statement P/ }).getAttribute('href');
    const paper = await own.request.get(shop.url + (statement ?? ''));
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  await test.step('what counts no more after it was paid is a negative entry of the next payout', async () => {
    await desk.step(`orders/${byPath}/attribution`, { code: null, reason: 'Came by an advert' });
    await expect(figure(own, 'Paid too much')).toContainText('₹152.50');
    const again: string[] = [];
    for (const phone of ['9876500004', '9876500005']) {
      again.push(
        await order(
          'Devi again',
          phone,
          async (page) => void (await page.goto(`${shop.url}/quick-order/SELVI7`)),
        ),
      );
    }
    for (const number of again) await desk.collect(number);
    // −₹152.50 and two of ₹152.50; all beyond the ₹305 that was taxed before: 2 % is ₹3.05, which is ₹3.
    expect(await desk.payOut()).toMatchObject({ grossPaise: 15_250, taxPaise: 300, netPaise: 14_950 });
    await expect(own.getByRole('table', { name: 'Paid out to you' })).toContainText('₹149.50');
    await expect(own.getByRole('table', { name: 'Your ledger' })).toContainText('-₹152.50');
  });

  await test.step('visits were counted, once a browser', async () => {
    await expect
      .poll(async () => {
        const rows = await query<{ visits: number }>(
          shop,
          'SELECT sum(visits)::int AS visits FROM referral_visit WHERE referrer_id = $1',
          [id],
        );
        return rows[0]?.visits;
      })
      .toBe(5);
  });
  await own.context().close();
});
