import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BankStatementView } from '@shop/contracts/bank-statements/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { MoneyEntryView, MoneySumsView } from '@shop/contracts/reports/money-entry';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { openBankFile } from '../../support/bank-file.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { payment, placeOrderOf } from '../../support/orders.ts';
import { activeReferrer, earn, payOut } from '../../support/referrals.ts';
import { maturedMember } from '../../support/schemes.ts';

const RECEIPTS = '/api/admin/reports/receipts';

let shop: TestShop;
let owner: Caller;
let today: Day;
let before: Day;
/** Orders by the names of their customers, of whom each has one. */
let numbers: Record<'Arul' | 'Banu' | 'Chitra', string>;

const list = async (query = '') =>
  (await owner.get<ListPage<MoneyEntryView>>(`${RECEIPTS}?sort=oldest&${query}`)).body.rows;
const sums = async (query = '') => (await owner.get<MoneySumsView>(`${RECEIPTS}/sums?${query}`)).body;
const amounts = async (query: string) => (await list(query)).map(({ amountPaise }) => amountPaise);

async function pay(number: string, changes: object): Promise<AdminOrderView> {
  const answer = await owner.post<AdminOrderView>(`/api/admin/orders/${number}/payments`, payment(changes));
  expect(answer.status).toBe(200);
  return answer.body;
}

/** ₹700 that the bank tells of, for two orders. */
async function recordSplit(parts: readonly string[]): Promise<void> {
  const [year = '', month, date] = today.split('-');
  const row = [`${date}/${month}/${year.slice(2)}`, 'UPI/ARUL', '630100000700', '700', ''] as const;
  const id = await openBankFile(owner, [[...row]]);
  const { body } = await owner.get<BankStatementView>(`/api/admin/bank-statements/${id}`);
  const split = {
    parts: parts.map((number) => ({ kind: 'order', number, amountPaise: 35_000 })),
    reference: null,
  };
  expect((await owner.post(`/api/admin/bank-rows/${body.entries[0]?.id}/record`, split)).status).toBe(200);
}

beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
  today = shop.clock.today();
  before = addDays(today, -2);
  const [Arul, Banu, Chitra] = [
    await placeOrderOf(shop, { name: 'Arul', phone: '98400 00001' }),
    await placeOrderOf(shop, { name: 'Banu', phone: '98400 00002' }),
    await placeOrderOf(shop, { name: 'Chitra', phone: '98400 00003' }),
  ];
  numbers = { Arul, Banu, Chitra };
  await shop.database.query("UPDATE orders SET placed_at = placed_at - interval '8 days'");
  await pay(Arul, { mode: 'cash', reference: null, amountPaise: 100_000, receivedOn: before });
  await pay(Banu, { reference: '630100000500', amountPaise: 50_000 });
  const wrong = await pay(Banu, { mode: 'cash', reference: null, amountPaise: 99_900 });
  const receipt = wrong.held.find(({ heldPaise }) => heldPaise === 99_900)?.receiptId;
  await owner.post(`/api/admin/orders/${Banu}/receipts/${receipt}/correct`, { reason: 'Typed twice' });
  await recordSplit([Arul, Banu]);
  await pay(Chitra, { mode: 'bank', reference: '630100000302', amountPaise: 30_000 });
  await owner.post(`/api/admin/orders/${Chitra}/cancel`, { from: 'placed', reason: 'Moved away' });
  const refund = payment({ reference: '630100000301', amountPaise: 30_000 });
  await owner.post(`/api/admin/orders/${Chitra}/refunds`, refund);
  // ₹2,000 in cash, at once.
  await maturedMember(shop, owner);
  await activeReferrer(shop, 'SELVI');
  await earn(shop, owner, 'SELVI');
  await payOut(owner);
});
afterAll(() => shop.close());

describe('every rupee in and out', () => {
  test('is there once, by the day on which it moved, and what was corrected is none', async () => {
    const rows = await list();
    expect(rows[0]).toMatchObject({ day: before, amountPaise: 100_000 });
    expect(rows.map(({ amountPaise }) => amountPaise).toSorted((a, b) => a - b)).toEqual([
      -30_000, -15_900, 30_000, 50_000, 70_000, 100_000, 200_000,
    ]);
    const of = (amountPaise: number) => rows.find((row) => row.amountPaise === amountPaise);
    expect(of(70_000)).toMatchObject({
      mode: 'upi',
      reference: '630100000700',
      numbers: [numbers.Arul, numbers.Banu],
      isBacked: true,
    });
    expect(of(50_000)).toMatchObject({ numbers: [numbers.Banu], name: 'Banu', isBacked: false });
    expect(of(100_000)?.isBacked).toBeNull();
    expect(of(-30_000)).toMatchObject({ source: 'order', numbers: [numbers.Chitra], isBacked: null });
    expect(of(200_000)).toMatchObject({ source: 'passbook', name: 'Meena Kannan' });
    expect(of(-15_900)).toMatchObject({ source: 'payout', mode: 'bank', reference: 'SBIN42', day: today });
  });

  test('is summed by mode and day, beside what was there before', async () => {
    expect(await sums()).toEqual({
      modes: [
        { mode: 'upi', beforePaise: 0, inPaise: 120_000, outPaise: 30_000 },
        { mode: 'bank', beforePaise: 0, inPaise: 30_000, outPaise: 15_900 },
        { mode: 'cash', beforePaise: 0, inPaise: 300_000, outPaise: 0 },
      ],
      unbacked: { count: 2, paise: 80_000 },
      days: [
        { day: today, inPaise: 350_000, outPaise: 45_900 },
        { day: before, inPaise: 100_000, outPaise: 0 },
      ],
    });
    const { modes, days } = await sums(`from=${today}`);
    expect(modes.at(-1)).toEqual({ mode: 'cash', beforePaise: 100_000, inPaise: 200_000, outPaise: 0 });
    expect(days.map(({ day }) => day)).toEqual([today]);
  });

  test('is found by mode, direction, what it was for, words, and by what no row of the bank tells of', async () => {
    expect(await amounts('mode=cash')).toEqual([100_000, 200_000]);
    expect((await amounts('direction=out')).toSorted((a, b) => a - b)).toEqual([-30_000, -15_900]);
    expect(await amounts('source=passbook')).toEqual([200_000]);
    expect(await amounts('search=630100000302')).toEqual([30_000]);
    expect(await amounts(`search=${numbers.Arul}&from=${today}`)).toEqual([70_000]);
    expect((await amounts('unbacked=true')).toSorted((a, b) => a - b)).toEqual([30_000, 50_000]);
    expect(await amounts(`to=${before}`)).toEqual([100_000]);
  });

  test('is taken away as a file in rupees', async () => {
    const file = await shop.app.inject({
      url: `${RECEIPTS}/export/csv?sort=oldest&mode=upi&direction=out`,
      cookies: Object.fromEntries(owner.cookies),
    });
    expect(file.body).toContain(`${today},${today},,UPI,630100000301,,300,Order,${numbers.Chitra},Chitra,`);
  });
});
