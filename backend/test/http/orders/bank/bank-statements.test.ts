import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  BankRowView,
  BankStatementRowView,
  BankStatementView,
  RecordedCertainView,
} from '@shop/contracts/bank-statements/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import { BANK_HEADS, openBankFile, type BankCells } from '../../../support/bank-file.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, payment, placeGoodOrder } from '../../../support/orders.ts';
import { addSchemeOfToday, join } from '../../../support/schemes.ts';

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

const open = (rows: readonly BankCells[], by = desk, bank?: string) => openBankFile(by, rows, bank);
const read = async (id: string) =>
  (await desk.get<BankStatementView>(`/api/admin/bank-statements/${id}`)).body;
const order = async (number: string) => (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
const inState = ({ entries }: BankStatementView, state: BankRowView['state']) =>
  entries.filter((entry) => entry.state === state);
const certainOf = (statement: BankStatementView) =>
  inState(statement, 'certain').map(({ id, proposals }) => ({ id, number: proposals[0]?.number ?? '' }));
const recordCertain = (rows: readonly object[], by = desk) =>
  by.post<RecordedCertainView>('/api/admin/bank-rows/record', { rows });
const record = (row: BankRowView | undefined, parts: object[], more: object = {}) =>
  desk.post(`/api/admin/bank-rows/${row?.id}/record`, { parts, reference: null, ...more });
const differences = () => reconcile(shop.app.get(Database));

/** A customer of their own, with an order of ₹3,395. */
async function ordered(name: string, phone: string): Promise<string> {
  const { customer } = await goodOrder(shop);
  return (await placeGoodOrder(shop, { customer: { ...customer, name, phone } })).number;
}
let utr = 630_100_000_000;
const nextUtr = () => String((utr += 1));
const credit = (description: string, rupees: string, reference = nextUtr()): BankCells => [
  today,
  description,
  reference,
  rupees,
  '',
];

describe('a statement of sixty rows', () => {
  const named: string[] = [];
  const phoned: string[] = [];
  const called: string[] = [];
  const paidBefore: string[] = [];
  let passbook: string;
  let part: string;
  let pair: string[];
  let phoneAlone: string;
  let rows: BankCells[];
  let id: string;

  beforeAll(async () => {
    for (let n = 0; n < 10; n++) named.push(await ordered('Valli Ammal', `98400 0000${n}`));
    for (let n = 0; n < 5; n++) phoned.push(await ordered('Ganesh Kumar', `98400 0001${n}`));
    for (const [n, name] of ['Meenakshi Sundaram', 'Abdul Kareem', 'Mary Josephine'].entries()) {
      called.push(await ordered(name, `98400 0002${n}`));
    }
    part = await ordered('Selvi', '98400 00030');
    for (let n = 0; n < 5; n++) paidBefore.push(await ordered('Paid Before', `98400 0004${n}`));
    pair = [await ordered('Two Orders', '98400 00050'), await ordered('Two Orders', '98400 00050')];
    phoneAlone = await ordered('Advance', '98400 00060');
    const { body } = await join(shop.visitor(), await addSchemeOfToday(shop), { phone: '98400 00070' });
    passbook = body.number;

    const byNumber = named.map((number, n): BankCells =>
      // As a bank's program writes: with a mark, without, in small letters, sums with commas and without.
      credit(
        `UPI/CR/${n % 2 ? number.replace('-', '') : number.toLowerCase()}/VALLI`,
        n % 2 ? '3395' : '3,395.00',
      ),
    );
    const earlier = paidBefore.map((_, n) => credit(`UPI/PAID BEFORE/984000004${n}`, '3,395.00'));
    for (const [n, number] of paidBefore.entries()) {
      // The last was typed wrongly: ₹3,000.
      const amountPaise = n === 4 ? 300_000 : 339_500;
      const entry = payment({ mode: n === 0 ? 'bank' : 'upi', reference: earlier[n]?.[2], amountPaise });
      await desk.post(`/api/admin/orders/${number}/payments`, entry);
    }
    rows = [
      ...byNumber,
      ...phoned.map((_, n) => credit(`UPI/98400000${10 + n}@ybl/GPAY`, '3,395.00 ')),
      ...['MEENAKSHI SUNDARAM', 'ABDUL KAREEM', 'MARY JOSEPH'].map((name) =>
        credit(`NEFT-${name}`, '₹3,395.00'),
      ),
      credit('UPI/9840000070@okaxis', '500.00'),
      credit(`UPI/${part}/9840000030@ybl`, '1,000.00'),
      // The same ten again.
      ...byNumber,
      ...earlier,
      ...Array.from({ length: 10 }, (_, n): BankCells => [
        today,
        `UPI/DR/SUPPLIER ${n}`,
        nextUtr(),
        '',
        '12,000.00',
      ]),
      ...Array.from({ length: 10 }, (_, n) => credit(`UPI/9111100${n}00@ybl/STRANGER`, `${n + 1},000.00`)),
      credit('UPI/9840000050@ybl', '6,790.00'),
      credit('UPI/9840000060@ybl', '1,000.00'),
      [today, '=HYPERLINK("x") CASH DEPOSIT', '', '2,000.00', ''],
      ['10/27/2026', 'UPI/AMERICAN', nextUtr(), '1.00', ''],
      ['', 'Closing balance', '', '9,99,999.00', ''],
    ];
    id = await open(rows);
  });

  test('is read: what came in once, what repeats, what went out, what nobody can read', async () => {
    expect(rows).toHaveLength(60);
    const statement = await read(id);
    // 20 certain + 5 of before + 10 strangers + 3 to look at; 10 twice; 10 out; 1 unreadable; 1 balance: 60.
    expect(statement).toMatchObject({ bank: 'State Bank', rows: 38, known: 10, debits: 10, open: 34 });
    expect(statement.refused).toEqual([{ row: 60, fault: 'no-day' }]);
    const counts = ['certain', 'recorded', 'differs', 'open', 'not-ours', 'known'] as const;
    expect(counts.map((state) => inState(statement, state).length)).toEqual([20, 4, 1, 13, 0, 10]);
    // 38 taken, 10 known, 10 + 1 + 1 passed over; the sums are those of the 48 and of the 10.
    expect(statement.file).toMatchObject({ rows: 60, noMoney: [61], account: { debitsPaise: 12_000_000 } });
    expect(statement.file?.moneyOut).toHaveLength(10);
  });

  test('knows for certain what each pays, and what was recorded already', async () => {
    const statement = await read(id);
    expect(certainOf(statement).map(({ number }) => number)).toEqual([
      ...named,
      ...phoned,
      ...called,
      passbook,
      part,
    ]);
    expect(inState(statement, 'recorded').map(({ recorded }) => recorded)).toEqual(
      paidBefore.slice(0, 4).map((number) => [{ kind: 'order', number, amountPaise: 339_500 }]),
    );
    expect(inState(statement, 'differs')).toMatchObject([{ recorded: [{ amountPaise: 300_000 }] }]);
    const open = inState(statement, 'open');
    expect(open.filter(({ description }) => description.includes('STRANGER'))).toHaveLength(10);
    const [both, alone, cash] = open.slice(-3);
    expect(both?.split.map(({ number, amountPaise }) => [number, amountPaise])).toEqual(
      pair.map((number) => [number, 339_500]),
    );
    expect(alone?.proposals).toMatchObject([{ number: phoneAlone, owedPaise: 339_500, signs: ['phone'] }]);
    expect(cash).toMatchObject({
      reference: null,
      description: '=HYPERLINK("x") CASH DEPOSIT',
      proposals: [],
    });
  });

  test('records by one press all that is certain, once, whoever presses and however often', async () => {
    const rowsSeen = certainOf(await read(id));
    // Cut off after three; then two people at the same moment.
    await recordCertain(rowsSeen.slice(0, 3));
    const colleague = await shop.staff('manager');
    const answers = await Promise.all([recordCertain(rowsSeen), recordCertain(rowsSeen, colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.recorded, 0)).toBe(17);
    expect(answers.flatMap(({ body }) => body.left.map(({ code }) => code))).toEqual(
      Array.from({ length: 23 }, () => 'bank-row-recorded'),
    );
    const statement = await read(id);
    expect(inState(statement, 'certain')).toEqual([]);
    expect(inState(statement, 'recorded')).toHaveLength(24);
    const recordedPaise = inState(statement, 'recorded').reduce(
      (sum, { amountPaise }) => sum + amountPaise,
      0,
    );
    // 18 × 3,395 + 500 + 1,000 = 62,610 now, 4 × 3,395 = 13,580 before.
    expect(recordedPaise).toBe(7_619_000);
    for (const number of [...named, ...phoned, ...called]) {
      expect(await order(number)).toMatchObject({ balancePaise: 0, payments: [{ amountPaise: 339_500 }] });
    }
    expect(await order(part)).toMatchObject({
      balancePaise: 239_500,
      payments: [{ mode: 'upi', reference: rows[19]?.[2], receivedOn: shop.clock.today() }],
    });
    expect((await order(called[0] ?? '')).payments).toMatchObject([{ mode: 'bank' }]);
    const member = (await desk.get<MemberView>(`/api/admin/members/${passbook}`)).body;
    expect(member).toMatchObject({ state: 'active', sums: { receivedPaise: 50_000 } });
    expect(await differences()).toEqual([]);
  });

  test('opened again has nothing new, neither has one that overlaps by half', async () => {
    const [again, together] = [await open(rows), await Promise.all([open(rows), open(rows)])];
    for (const statement of [await read(again), ...(await Promise.all(together.map(read)))]) {
      expect(statement).toMatchObject({ rows: 0, known: 48, debits: 10 });
      expect(inState(statement, 'known')).toHaveLength(48);
      expect(statement.entries).toHaveLength(48);
    }
    const fresh = Array.from({ length: 30 }, () => credit('UPI/NEW', '1.00'));
    expect(await read(await open([...rows.slice(30), ...fresh]))).toMatchObject({ rows: 30, known: 18 });
    // Two people at once, and another name for the bank.
    const more = Array.from({ length: 30 }, () => credit('UPI/NEW', '1.00'));
    const both = await Promise.all([open(more), open(more, desk, 'SBI')]);
    const kept = await Promise.all(both.map(read));
    expect(kept.reduce((sum, statement) => sum + statement.rows, 0)).toBe(30);
  });

  test('leaves a short list that is decided by hand', async () => {
    const statement = await read(id);
    const open = inState(statement, 'open');
    const [both, alone, cash] = open.slice(-3);
    const stranger = open[0];

    const halves = pair.map((number) => ({ kind: 'order', number, amountPaise: 339_500 }));
    expect((await record(both, halves.slice(0, 1))).body).toMatchObject({ code: 'payment-parts-wrong' });
    expect((await record(both, halves)).status).toBe(200);
    expect((await record(both, halves)).body).toMatchObject({
      code: 'bank-row-recorded',
      details: { numbers: pair.toSorted() },
    });
    const receipts = await Promise.all(pair.map(async (number) => (await order(number)).payments[0]));
    expect(receipts[0]?.receiptId).toBe(receipts[1]?.receiptId);

    expect((await record(alone, [{ kind: 'order', number: phoneAlone, amountPaise: 100_000 }])).status).toBe(
      200,
    );
    expect(await order(phoneAlone)).toMatchObject({ balancePaise: 239_500 });

    const forPassbook = [{ kind: 'passbook', number: passbook, amountPaise: 200_000 }];
    expect((await record(cash, forPassbook)).body).toMatchObject({ code: 'bank-reference-missing' });
    // All its instalments ask for 1,500 more.
    const named = { reference: 'Deposit slip 77' };
    expect((await record(cash, forPassbook, named)).body).toMatchObject({
      details: { doubts: [{ doubt: 'above-balance', number: passbook, overPaise: 50_000 }] },
    });
    const meant = { ...named, despite: ['above-balance'] };
    expect((await record(cash, forPassbook, meant)).status).toBe(200);
    expect((await read(id)).entries.find((row) => row.id === cash?.id)).toMatchObject({
      state: 'recorded',
      reference: 'DEPOSITSLIP77',
      recorded: [{ kind: 'passbook', number: passbook, amountPaise: 200_000 }],
    });

    await desk.post(`/api/admin/bank-rows/${stranger?.id}/not-ours`, { notOurs: true });
    expect(
      (await record(stranger, [{ kind: 'order', number: part, amountPaise: 100_000 }])).body,
    ).toMatchObject({
      code: 'bank-row-not-ours',
    });
    await desk.post(`/api/admin/bank-rows/${stranger?.id}/not-ours`, { notOurs: false });
    expect((await record(stranger, [{ kind: 'order', number: part, amountPaise: 100_000 }])).status).toBe(
      200,
    );

    // More than is owed is asked about first.
    const second = open[1];
    const tooMuch = [{ kind: 'order', number: phoned[0] ?? '', amountPaise: 200_000 }];
    expect((await record(second, tooMuch)).body).toMatchObject({ code: 'payment-doubtful' });
    expect((await record(second, tooMuch, { despite: ['above-balance'] })).status).toBe(200);

    // 34 were open, 20 and five of them are recorded since; what was recorded by another amount stays.
    expect(await read(id)).toMatchObject({ open: 9 });
    const list = (await desk.get<ListPage<BankStatementRowView>>('/api/admin/bank-statements')).body;
    expect(list.rows.find((row) => row.id === id)).toMatchObject({
      rows: 38,
      open: 9,
      fileName: 'october.csv',
    });
    expect(await differences()).toEqual([]);
  });

  test('what turns out wrong and is corrected on the order is open again', async () => {
    const number = named[0] ?? '';
    const receipt = (await order(number)).held[0]?.receiptId;
    await desk.post(`/api/admin/orders/${number}/receipts/${receipt}/correct`, { reason: 'Not hers' });
    expect((await read(id)).entries[0]).toMatchObject({ state: 'certain', recorded: [] });
  });
});

test('the columns of a bank are remembered as they were used last', async () => {
  await open([credit('UPI/X', '1.00')], desk, 'Indian Bank');
  await open([credit('UPI/X', '1.00')], desk, 'INDIAN BANK');
  const banks = (await desk.get<{ name: string; heads: object }[]>('/api/admin/banks')).body;
  expect(banks.filter(({ name }) => name.toLowerCase() === 'indian bank')).toEqual([
    { name: 'INDIAN BANK', heads: BANK_HEADS },
  ]);
});

test('two payments that are alike in every letter and have no number are two, in every file', async () => {
  const alike: BankCells[] = [
    [today, 'BY CASH', '', '700.00', ''],
    [today, 'BY CASH', '', '700.00', ''],
  ];
  expect(await read(await open(alike))).toMatchObject({ rows: 2, known: 0 });
  expect(await read(await open([...alike, [today, 'By  cash', '', '700', '']]))).toMatchObject({
    rows: 1,
    known: 2,
  });
});

test('a number that is not of the kind that the request names is refused, and nothing is recorded', async () => {
  const number = await ordered('Kind Kumar', '98400 00092');
  const { body: member } = await join(shop.visitor(), await addSchemeOfToday(shop), { phone: '98400 00093' });
  const id = await open([credit('UPI/NOBODY', '500.00')]);
  const row = (await read(id)).entries[0];
  const part = (kind: string | undefined, of: string) => ({ kind, number: of, amountPaise: 50_000 });
  const refused = (fields: object) => ({
    status: 400,
    body: { code: 'invalid-request', details: { fields } },
  });
  const wrongNumber = refused({ 'parts.0.number': ['matches'] });
  expect(await record(row, [part('passbook', number)])).toMatchObject(wrongNumber);
  expect(await record(row, [part('order', member.number)])).toMatchObject(wrongNumber);
  const wrongKind = refused({ 'parts.0.kind': ['isIn'] });
  expect(await record(row, [part('voucher', number)])).toMatchObject(wrongKind);
  expect(await record(row, [part(undefined, number)])).toMatchObject(wrongKind);
  expect((await read(id)).entries[0]).toMatchObject({ state: 'open', recorded: [] });

  expect((await record(row, [part('passbook', member.number)])).status).toBe(200);
  expect((await read(id)).entries[0]).toMatchObject({
    state: 'recorded',
    recorded: [{ kind: 'passbook', number: member.number, amountPaise: 50_000 }],
  });
});

test('the bank’s words stand in their column alone, and its rows are known by a hash of them', async () => {
  const rows: BankCells[] = [
    [today, 'BY TRANSFER KUZHALI VETRIVEL 9876501234', '', '700.00', ''],
    [today, 'BY TRANSFER KUZHALI VETRIVEL', '', '700.00', ''],
  ];
  const id = await open(rows);
  const identities = () =>
    shop.database.query<{ identity: string }>(
      'SELECT identity FROM bank_row WHERE statement_id = $1 ORDER BY place',
      [id],
    );
  const hashed = await identities();
  expect(hashed).toEqual(rows.map(() => ({ identity: expect.stringMatching(/^[0-9a-f]{64}$/) })));
  expect(await read(await open(rows))).toMatchObject({ rows: 0, known: 2 });
});

test('a name that the bank cut off means the same people as the whole name, members too', async () => {
  for (const name of ['Sivakami Sundari', 'Sivakami Sundari', 'Thilagavathi Nadar']) {
    const answer = await join(shop.visitor(), await addSchemeOfToday(shop), { name, phone: '98400 00095' });
    expect(answer.status).toBe(200);
  }
  await ordered('Sivakami Sundari', '98400 00096');
  await ordered('Thilagavathi Nadar', '98400 00097');
  // Each in a file of its own: another row's words find nobody for it.
  const proposedTo = async (name: string) => {
    const { entries } = await read(await open([credit(`UPI/${name}`, '3,395.00')]));
    expect(entries[0]).toMatchObject({ state: 'open' });
    return entries[0]?.proposals;
  };
  const whole = await proposedTo('SIVAKAMI SUNDARI');
  expect(whole).toHaveLength(3);
  expect(await proposedTo('SIVAK SUNDAR')).toEqual(whole);
  expect(await proposedTo('THILAGAVA NADA')).toEqual(await proposedTo('THILAGAVATHI NADAR'));
});

test('what was certain when somebody looked, and is so no more, is left', async () => {
  const number = await ordered('Late Payer', '98400 00090');
  const statement = await read(await open([credit(`UPI/${number}`, '3,395.00')]));
  const [row] = certainOf(statement);
  await desk.post(`/api/admin/orders/${number}/payments`, payment());
  expect((await recordCertain([row ?? {}])).body).toEqual({
    recorded: 0,
    left: [{ id: row?.id, code: 'bank-row-uncertain' }],
  });
  expect((await order(number)).payments).toHaveLength(1);
});

test('the number of an order that was emptied into another pays for that one, and a long description is kept', async () => {
  const [old, number] = [
    await ordered('Two Lorries', '98400 00091'),
    await ordered('Two Lorries', '98400 00091'),
  ];
  await desk.post(`/api/admin/orders/${number}/merge`, { from: old, revision: 0, fromRevision: 0 });
  const { balancePaise } = await order(number);
  const statement = await read(
    await open([
      credit(`UPI/${old}`, String(balancePaise / 100)),
      [today, 'பட்டாசு '.repeat(60), 'தீபாவளி '.repeat(60), '1.00', ''],
    ]),
  );
  expect(statement.rows).toBe(2);
  const [row] = certainOf(statement);
  expect(row).toMatchObject({ number });
  expect((await recordCertain([row ?? {}])).body).toEqual({ recorded: 1, left: [] });
  expect(await order(number)).toMatchObject({ balancePaise: 0 });
  expect(await differences()).toEqual([]);
});

test('a file in which nothing came in is refused, and so is one that is too long', async () => {
  const sheet = randomUUID();
  await desk.put(`/api/admin/sheets/${sheet}/0`, {
    rows: [{ row: 2, cells: ['', 'Total', '', '1', '', '', ''] }],
  });
  const body = { sheet, parts: 1, bank: 'State Bank', heads: BANK_HEADS, fileName: 'x.csv' };
  expect((await desk.post('/api/admin/bank-statements', body)).body).toMatchObject({
    code: 'bank-statement-empty',
  });
});
