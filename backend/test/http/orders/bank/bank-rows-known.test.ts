import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BankRowView, BankStatementView } from '@shop/contracts/bank-statements/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { openBankFile, type BankCells } from '../../../support/bank-file.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, payment, placeGoodOrder, placeOrderOf } from '../../../support/orders.ts';
import { maturedMember } from '../../../support/schemes.ts';

let shop: TestShop;
let desk: Caller;
/** As the bank writes it: `22/11/26`. */
let today: string;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('orders');
  const [year = '', month, date] = shop.clock.today().split('-');
  today = `${date}/${month}/${year.slice(2)}`;
});
afterAll(() => shop.close());

const open = (rows: readonly BankCells[]) => openBankFile(desk, rows);
const read = async (id: string) =>
  (await desk.get<BankStatementView>(`/api/admin/bank-statements/${id}`)).body;
const order = async (number: string) => (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
const inState = ({ entries }: BankStatementView, state: BankRowView['state']) =>
  entries.filter((entry) => entry.state === state);
const record = (row: BankRowView | undefined, parts: object[], more: object = {}) =>
  desk.post(`/api/admin/bank-rows/${row?.id}/record`, { parts, reference: null, ...more });
/** A customer of their own, with an order of ₹3,395. */
const ordered = (name: string, phone: string) => placeOrderOf(shop, { name, phone });
let utr = 630_400_000_000;
const nextUtr = () => String((utr += 1));
const credit = (description: string, rupees: string, reference = nextUtr()): BankCells => [
  today,
  description,
  reference,
  rupees,
  '',
];

describe('a row that is known already', () => {
  /** Two people's deposits under what is no number of a transfer of theirs. */
  const number = nextUtr();
  const file = (): BankCells[] => [
    credit('UPI/DEPOSIT/KANMANI VELU', '2,000.00', number),
    credit('UPI/DEPOSIT/ARASI NILA', '2,000.00', number),
  ];
  const bringIn = (row: BankRowView | undefined) => desk.post(`/api/admin/bank-rows/${row?.id}/bring-in`);

  test('stands beside its twin, stands for nothing, and is brought in as one of its own', async () => {
    const payee = await ordered('Arasi Nila', '98400 00101');
    const id = await open(file());
    const statement = await read(id);
    expect(statement).toMatchObject({ rows: 1, known: 1, open: 1, file: { rows: 2 } });
    const [known] = inState(statement, 'known');
    expect(known).toMatchObject({
      description: 'UPI/DEPOSIT/ARASI NILA',
      twin: { statementId: id, fileName: 'october.csv', place: 2, description: 'UPI/DEPOSIT/KANMANI VELU' },
    });
    const parts = [{ kind: 'order', number: payee, amountPaise: 200_000 }];
    expect((await record(known, parts)).body).toMatchObject({ code: 'bank-row-known' });
    const left = await desk.post(`/api/admin/bank-rows/${known?.id}/not-ours`, { notOurs: true });
    expect(left.body).toMatchObject({ code: 'bank-row-known' });

    expect((await bringIn(known)).status).toBe(200);
    expect((await bringIn(known)).body).toMatchObject({ code: 'bank-row-known' });
    const after = await read(id);
    expect(after).toMatchObject({ rows: 2, known: 0, open: 2, file: { rows: 2 } });
    // The number is its twin's: somebody types its own.
    const mine = after.entries.find((row) => row.id === known?.id);
    expect(mine).toMatchObject({ state: 'open', reference: null, twin: { place: 2 } });
    expect((await record(mine, parts)).body).toMatchObject({ code: 'bank-reference-missing' });
    expect((await record(mine, parts, { reference: nextUtr() })).status).toBe(200);
    expect(await order(payee)).toMatchObject({ balancePaise: 139_500 });
  });

  test('is known in the next file as what it was brought in', async () => {
    const again = await read(await open(file()));
    expect(again).toMatchObject({ rows: 0, known: 2 });
    expect(inState(again, 'known').map(({ twin }) => twin?.description)).toEqual(
      again.entries.map(({ description }) => description),
    );
  });

  test.each([
    [
      'with the number of another',
      () => [credit('UPI/DEPOSIT/ONE', '3,000.00'), credit('UPI/DEPOSIT/OTHER', '3,000.00', String(utr))],
    ],
    ['without a number', () => [credit('CASH DEPOSIT COUNTER', '3,100.00', '')]],
  ])('%s, from two files, is brought in once', async (_, file) => {
    const rows = file();
    await open(rows);
    const twice = [await read(await open(rows)), await read(await open(rows))].map((statement) =>
      inState(statement, 'known').at(-1),
    );
    expect((await bringIn(twice[0])).status).toBe(200);
    expect((await bringIn(twice[1])).body).toMatchObject({ code: 'bank-row-known' });
  });
});

describe('who may be meant as well is asked of all', () => {
  const proposed = async (description: string, rupees = '3,395.00', reference = nextUtr()) => {
    const { entries } = await read(await open([credit(description, rupees, reference)]));
    return entries[0];
  };

  test('a namesake whose order is only placed, and owes another sum', async () => {
    await ordered('Poomani Chellam', '98400 00110');
    expect(await proposed('NEFT-POOMANI CHELLAM')).toMatchObject({ state: 'certain' });
    const { customer } = await goodOrder(shop);
    await placeGoodOrder(shop, {
      customer: { ...customer, name: 'Poomani Chellam', phone: '98400 00111' },
      lines: [
        { code: 'GB-04', quantity: 5, netPaise: 61_000 },
        { code: 'SP-01', quantity: 4, netPaise: 1_300 },
      ],
      expectedTotalPaise: 331_500,
    });
    const row = await proposed('NEFT-POOMANI CHELLAM');
    expect([row?.state, row?.proposals.length]).toEqual(['open', 2]);
  });

  test('a namesake who was just paid for under another reference', async () => {
    const paid = await ordered('Nachiyar Thevar', '98400 00112');
    await desk.post(`/api/admin/orders/${paid}/payments`, payment({ amountPaise: 339_500 }));
    const number = await ordered('Nachiyar Thevar', '98400 00113');
    expect(await proposed('NEFT-NACHIYAR THEVAR')).toMatchObject({
      state: 'open',
      proposals: [
        { number, signs: ['name', 'amount'] },
        { number: paid, signs: ['name', 'just-paid'] },
      ],
    });
    expect(await proposed('UPI/9840000113@ybl/NACHIYAR THEVAR')).toMatchObject({ state: 'certain' });
  });

  test('an order that is paid and a passbook that is full, named by their numbers', async () => {
    const paid = await ordered('Ilango Adigal', '98400 00114');
    await desk.post(`/api/admin/orders/${paid}/payments`, payment({ amountPaise: 339_500 }));
    await ordered('Ilango Kumaran', '98400 00115');
    expect(await proposed(`UPI/${paid}/ILANGO`, '700.00')).toMatchObject({
      state: 'open',
      proposals: [{ number: paid, owedPaise: 0, signs: ['number', 'part-of-name'] }],
    });
    const { number } = await maturedMember(shop, desk, { phone: '98400 00116' });
    expect(await proposed(`UPI/${number}/MEENA`, '500.00')).toMatchObject({
      state: 'open',
      proposals: [{ number, owedPaise: 0 }],
    });
  });

  test('what the shop sent, and what the file says went out, coming back', async () => {
    const number = await ordered('Vasuki Amman', '98400 00117');
    const reference = nextUtr();
    const out: BankCells = [today, `UPI/DR/${reference}/VASUKI AMMAN`, '', '', '3,395.00'];
    const { entries } = await read(
      await open([out, credit(`UPI/${number}/VASUKI AMMAN`, '3,395.00', reference)]),
    );
    expect(entries).toMatchObject([{ state: 'open', caution: 'went-out', proposals: [{ number }] }]);

    const over = await ordered('Kovai Sarala', '98400 00118');
    await desk.post(`/api/admin/orders/${over}/payments`, payment({ amountPaise: 339_500 }));
    await desk.post(`/api/admin/orders/${over}/cancel`, { reason: 'Not wanted', from: 'placed' });
    const refund = payment({ amountPaise: 339_500, reference: nextUtr() });
    const owner = await shop.staff('owner');
    expect((await owner.post(`/api/admin/orders/${over}/refunds`, refund)).status).toBe(200);
    await ordered('Kovai Sarala', '98400 00119');
    expect(await proposed('UPI/9840000119@ybl', '3,395.00', String(utr))).toMatchObject({
      state: 'open',
      caution: 'went-out',
    });
  });

  test('two rows that are certain, each by itself, of one order that takes only one', async () => {
    await ordered('Mangai Thilagam', '98400 00120');
    const both = [credit('UPI/9840000120@ybl/A', '3,395.00'), credit('UPI/9840000120@ybl/B', '3,395.00')];
    const { entries } = await read(await open(both));
    expect(entries.map(({ state }) => state)).toEqual(['open', 'open']);
  });
});
