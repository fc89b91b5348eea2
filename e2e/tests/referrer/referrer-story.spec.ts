import { randomUUID } from 'node:crypto';

import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { ATTEMPT_KEY } from '@shop/contracts/attempt-key';
import type { PayoutBatchView, PayoutPreviewView, PayoutStatementView } from '@shop/contracts/payouts/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ReferralFlagView } from '@shop/contracts/referrers/views';
import { dayOf } from '@shop/contracts/rules/days';
import { taxYearOf } from '@shop/contracts/rules/referrals/commission-tax';

import type { System } from '../../../infra/src/system.ts';
import { faults } from '../../support/axe.ts';
import { query } from '../../support/database.ts';
import { hydrated } from '../../support/hydrated.ts';
import { billed, enough, fact, QuickOrder } from '../../support/quick-order.ts';
import { changeSettings } from '../../support/settings.ts';
import { opensWith } from '../../support/opens-with.ts';
import { expect, testAlone as test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

const PASSWORD = 'a basket of flower pots';

/** The API as the owner's open page calls it. */
class Desk {
  constructor(
    private readonly request: APIRequestContext,
    private readonly shop: System,
  ) {}

  async read<View>(path: string): Promise<View> {
    return (await (await this.request.get(`/api/admin/${path}`)).json()) as View;
  }

  send(path: string, body: object): Promise<APIResponse> {
    const headers = { origin: this.shop.url, [ATTEMPT_KEY]: randomUUID() };
    return this.request.post(`/api/admin/${path}`, { data: body, headers });
  }

  async step<View>(path: string, body: object = {}): Promise<View> {
    const answer = await this.send(path, body);
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
    const preview = await this.read<PayoutPreviewView>('payout-preview');
    const payouts = preview.payouts.map(({ referrerId, grossPaise, taxPaise }) => ({
      referrerId,
      grossPaise,
      taxPaise,
    }));
    const { number } = await this.step<PayoutBatchView>('payout-batches', { payouts });
    return (await this.step<PayoutBatchView>(`payout-batches/${number}/approval`)).rows[0];
  }

  /** What staff say to the one order that looks like the referrer's own. */
  async decide(referrer: string, decision: 'allowed' | 'refused', reason: string): Promise<void> {
    const { rows } = await this.read<ListPage<ReferralFlagView>>(`referral-flags?referrer=${referrer}`);
    expect(rows).toHaveLength(1);
    const from = rows[0]?.decision ?? null;
    await this.step(`referral-flags/${rows[0]?.id ?? ''}/decision`, { from, decision, reason });
  }
}

/** The amount of a figure of the referrer's page. */
const figure = (page: Page, name: string) =>
  page.getByRole('list', { name: 'What you earned' }).getByRole('listitem').filter({ hasText: name });

test('a referrer is invited, brings orders by path, by query, over a redirect and by hand, earns, and is paid', async ({
  page: staff,
  browser,
  shop,
}) => {
  test.setTimeout(150_000);
  await changeSettings(shop, 'site', { redirects: [{ from: '/deals', to: '/quick-order' }] });
  const year = taxYearOf(dayOf(new Date()));
  const tax = { section: '393(1)', basisPoints: 200, withoutPanBasisPoints: 2_000, thresholdPaise: 30_000 };
  await changeSettings(shop, 'referrals', { minimumPayoutPaise: 10_000, taxYears: [{ year, ...tax }] });
  await comeIn(staff, shop, '/admin/referral');
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
    await expect(own.getByRole('heading', { level: 1, name: 'Vanakkam, Selvi Raman' })).toBeVisible();
    await expect(own.getByLabel('Your link')).toHaveValue(`${shop.url}/quick-order/SELVI7`);
    await own.getByRole('link', { name: 'Account', exact: true }).click();
    // It turns when the shop has answered.
    await own.getByRole('switch', { name: 'Greet whoever comes by your link with your first name' }).click();
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
  const byPath = await order('Anbu by path', '9842100999', async (page) => {
    const greeting = page.getByText('Vanakkam! Selvi invites you to look around.');
    await opensWith(page, `${shop.url}/quick-order/SELVI7`, greeting);
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

  const assisted = await test.step('she sends one for a customer who asked her to', async () => {
    await own.getByRole('link', { name: 'Orders', exact: true }).click();
    await own.getByRole('link', { name: 'Place an order for a customer' }).click();
    const list = new QuickOrder(own);
    await expect(own.getByText('You place this order for a customer')).toBeVisible();
    await list.want(enough);
    await list.review();
    await list.fillAddress({ name: 'Devaki by hand', phone: '9876500004' });
    for (const consent of await own.getByRole('checkbox').all()) await consent.check();
    await billed(own);
    await list.sendButton.click();
    const sent = own.getByText(/^The order DS\d\d-\d{5} is sent$/);
    await expect(sent).toBeVisible();
    const number = /DS\d\d-\d{5}/.exec(await sent.innerText())?.[0] ?? '';
    const card = own.getByRole('list').getByRole('listitem').filter({ hasText: number });
    await expect(card).toContainText('Placed by you');
    await expect(card).toContainText('98xxxxxx04');
    const way = new URL(
      (await own.getByRole('link', { name: 'Send it to Devaki by hand' }).getAttribute('href')) ?? '',
    );
    expect(way.pathname).toBe('/919876500004');
    expect(way.searchParams.get('text')).toContain(`${shop.url}/track?number=${number}`);
    const typed = await own.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(typed, 'what was typed for one customer does not meet the next').not.toContain('600028');
    await own.getByRole('link', { name: 'Overview' }).click();
    return number;
  });

  await test.step('four orders of ₹3,050 wait, live, at 5 %: four times ₹152.50 is ₹610', async () => {
    await expect(figure(own, 'Not earned yet')).toContainText('₹610');
    await expect(own.getByText('The shop has not called the customer yet (4 orders)')).toBeVisible();
  });

  await test.step('staff see who asked for it, and give another a sixth box: 5 % of ₹610 is ₹30.50 more', async () => {
    await staff.goto(`/admin/orders/${assisted}`);
    await expect(fact(staff, 'Sent by the referrer')).toContainText('The customer asked for it');
    await staff.goto(`/admin/orders/${byQuery}`);
    await expect(fact(staff, 'Sent by the referrer')).toHaveCount(0);
    await staff.getByRole('link', { name: 'Edit', exact: true }).click();
    await staff.getByLabel(/^Quantity of Lakshmi Gift Box/).fill('6');
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText(`${byQuery}: saved.`)).toBeVisible();
    await expect(figure(own, 'Not earned yet')).toContainText('₹640.50');
  });

  await test.step('two are collected, of which staff allow the one from her own number: ₹152.50 and ₹183', async () => {
    await desk.collect(byPath);
    await expect(figure(own, 'Earned').first()).toContainText('₹0');
    await desk.decide(id, 'allowed', 'It is for her mother, who has no phone');
    await desk.collect(byQuery);
    await expect(figure(own, 'Earned').first()).toContainText('₹335.50');
    await expect(figure(own, 'Not earned yet')).toContainText('₹305');
  });

  await test.step('it is paid out, above ₹300 with 2 % TDS: ₹6.71 of ₹335.50, which is ₹7', async () => {
    expect(await desk.payOut()).toMatchObject({ grossPaise: 33_550, taxPaise: 700, netPaise: 32_850 });
    // ₹335.50 less ₹7.
    await expect(figure(own, 'Reached you')).toContainText('₹328.50');
    await expect(figure(own, 'Reached you')).toContainText('₹7 of the ₹335.50');
    await expect(figure(own, 'To be paid out')).toContainText('₹0');
    const row = own.getByRole('table', { name: 'Paid out to you' }).getByRole('row').nth(1);
    await expect(row).toContainText('₹335.50, less ₹7 TDS');
    await expect(row).toContainText('₹328.50');
    const statement = await row.getByRole('link', { name: /^Payout statement P/ }).getAttribute('href');
    const pdf = await own.request.get(shop.url + (statement ?? ''));
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  await test.step('one that waits is cancelled after it: nothing of it was due, and nothing is', async () => {
    await desk.step(`orders/${overRedirect}/cancel`, { from: 'placed', reason: 'No answer' });
    await expect(figure(own, 'Not earned yet')).toContainText('₹152.50');
    await expect(figure(own, 'To be paid out')).toContainText('₹0');
  });

  await test.step('what was paid for an order that does not count after all is a negative entry of the next', async () => {
    // Its goods are gone, so the order itself stands; what is cancelled is its commission.
    const late = await desk.send(`orders/${byPath}/cancel`, { from: 'collected', reason: 'Her own' });
    expect([late.status(), await late.json()]).toMatchObject([409, { code: 'order-move-forbidden' }]);
    await desk.decide(id, 'refused', 'It was for herself');
    await expect(figure(own, 'Paid too much')).toContainText('₹152.50');
    expect.soft(await faults(own), 'the dashboard').toEqual([]);
    await staff.goto('/admin/referral/flags?state=refused');
    await expect(staff.getByText('It was for herself', { exact: false })).toBeVisible();
    expect.soft(await faults(staff), 'a likely own order').toEqual([]);
    const again = await order('Esther again', '9876500005', async (page) => {
      await page.goto(`${shop.url}/quick-order/SELVI7`);
    });
    for (const number of [assisted, again]) await desk.collect(number);
    // −₹152.50 and twice ₹152.50. The year is beyond ₹300 with it, and ₹335.50 were taxed: 2 % of ₹152.50 is ₹3.05, ₹3.
    const payout = await desk.payOut();
    expect(payout).toMatchObject({ grossPaise: 15_250, taxPaise: 300, netPaise: 14_950 });
    const { lines } = await desk.read<PayoutStatementView>(`payouts/${payout?.reference ?? ''}/statement`);
    expect(lines.map(({ orderNumber, paise }) => [orderNumber, paise])).toEqual([
      [byPath, -15_250],
      [assisted, 15_250],
      [again, 15_250],
    ]);
    await expect(own.getByRole('table', { name: 'Paid out to you' })).toContainText('₹149.50');
    await expect(own.getByRole('table', { name: 'Your ledger' })).toContainText('−₹152.50');
    // ₹183 and twice ₹152.50, all of it paid; less ₹7 and ₹3.
    await expect(figure(own, 'Earned').first()).toContainText('₹488');
    await expect(figure(own, 'Reached you')).toContainText('₹478');
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
