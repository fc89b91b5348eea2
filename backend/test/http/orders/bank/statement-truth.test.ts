import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BankRowView, BankStatementView } from '@shop/contracts/bank-statements/views';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { payment, placeGoodOrder } from '../../../support/orders.ts';
import { addSchemeOfToday, beginOn } from '../../../support/schemes.ts';

/**
 * Seven banks' files as the banks write them, with what is true of each row beside them. `ordinary`: the exact sum with the
 * number, the phone or the whole name of one who owes. `fair`: may be certain, of that payee only. `doubtful`, `named`,
 * `nobody` and `cash`: somebody decides. `known`: the same transfer twice in the file. `out`: money out.
 */
const BANKS = {
  hdfc: ['Date', 'Narration', 'Chq./Ref.No.', 'Deposit Amt.', 'Withdrawal Amt.', '', '', 'Closing Balance'],
  icici: [
    'Transaction Date',
    'Transaction Remarks',
    'Cheque Number',
    'Deposit Amount (INR )',
    'Withdrawal Amount (INR )',
    '',
    '',
    'Balance (INR )',
  ],
  sbi: ['Txn Date', 'Description', 'Ref No./Cheque No.', 'Credit', 'Debit', '', '', 'Balance'],
  axis: ['Tran Date', 'PARTICULARS', 'CHQNO', 'CR', 'DR', '', '', 'BAL'],
  kotak: ['Date', 'Description', 'Chq / Ref number', '', '', 'Amount', 'Dr / Cr', 'Balance'],
  'indian-bank': ['Date', 'Transaction Details', '', 'Credits', 'Debits', '', '', 'Balance'],
  'tamilnad-mercantile': ['TXN DATE', 'DESCRIPTION', 'REF/CHEQUE NO', 'CREDIT', 'DEBIT', '', '', 'BALANCE'],
} as const;

interface Truth {
  bank: string;
  row: number;
  what: string;
  payee: string;
}

let shop: TestShop;
let desk: Caller;
let truths: Truth[];
const statements = new Map<string, BankStatementView>();

beforeAll(async () => {
  shop = await bootShop();
  await beginOn(shop, '2026-10-01');
  await placeGoodOrder(shop);
  await owing(await table('payees'));
  await beginOn(shop, '2026-11-01');
  desk = await shop.staff('orders');
  for (const [number, , , rupees, , paidOn] of await table('payees')) {
    if (!paidOn) continue;
    const entry = payment({ receivedOn: paidOn, amountPaise: Number(rupees) * 100 });
    const { status } = await desk.post(`/api/admin/orders/${number}/payments`, entry);
    if (status !== 200) throw new Error(`What ${number} paid was refused`);
  }
  truths = (await table('truth')).map(([bank = '', row, what = '', payee = '']) => ({
    bank,
    row: Number(row),
    what,
    payee,
  }));
  for (const [bank, columns] of Object.entries(BANKS)) statements.set(bank, await opened(bank, columns));
});
afterAll(() => shop.close());

/** The rows of a file, without the first where that names the columns. */
async function table(name: string): Promise<string[][]> {
  return (await cellsOf(name)).slice(1);
}

async function cellsOf(name: string): Promise<string[][]> {
  const text = await readFile(new URL(`statements/${name}.csv`, import.meta.url), 'utf8');
  const lines = text.trimEnd().split('\n');
  return lines.map((line) =>
    [...`,${line}`.matchAll(/,(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}

async function opened(bank: string, columns: readonly string[]): Promise<BankStatementView> {
  const cells = await cellsOf(bank);
  const at = cells.findIndex((row) =>
    columns.every((head) => head === '' || row.some((cell) => cell.trim() === head)),
  );
  const places = columns.map((head) =>
    head === '' ? -1 : (cells[at]?.findIndex((cell) => cell.trim() === head) ?? -1),
  );
  const rows = cells
    .map((row, index) => ({ row: index + 1, cells: places.map((place) => (row[place] ?? '').trim()) }))
    .filter(({ row, cells: own }) => row > at + 1 && own.some((cell) => cell !== ''));
  const sheet = randomUUID();
  await desk.put(`/api/admin/sheets/${sheet}/0`, { rows });
  const [day, description, reference, credit, debit, amount, direction, balance] = columns;
  const heads = { day, description, reference, credit, debit, amount, direction, balance };
  const answer = await desk.post<{ id: string }>('/api/admin/bank-statements', {
    sheet,
    parts: 1,
    bank,
    heads,
    fileName: `${bank}.csv`,
  });
  expect(answer.status).toBe(200);
  return (await desk.get<BankStatementView>(`/api/admin/bank-statements/${answer.body.id}`)).body;
}

/** Orders, confirmed or not, and passbooks of ₹500 a month. */
async function owing(payees: string[][]): Promise<void> {
  const slug = await addSchemeOfToday(shop);
  const of = (prefix: string) => payees.filter(([number = '']) => number.startsWith(prefix));
  const column = (rows: string[][], at: number) => rows.map((row) => row[at] ?? '');
  const columns = (rows: string[][]) => [0, 1, 2, 3, 4, 6].map((at) => column(rows, at));
  await shop.database.query(
    `INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
       pickup_location_id, pickup_location, customer_name, phone, address, city, district, state_code, state_name,
       pin_code, remarks, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise,
       adult_confirmed_at, terms_accepted_at)
     SELECT uuidv7(), p.number, rpad(p.number, 22, 'x'), uuidv7(), '', p.placed_on::date + interval '10 hours', p.state,
       delivery, pickup_location_id, pickup_location, p.name, p.phone, address, city, district, state_code, state_name,
       pin_code, remarks, p.paise, p.paise, 0, 0, 0, p.paise, now(), now()
     FROM (SELECT * FROM orders ORDER BY id LIMIT 1) AS good,
       (SELECT number, name, phone, rupees::bigint * 100 AS paise, state, placed_on FROM unnest($1::text[], $2::text[],
         $3::text[], $4::text[], $5::text[], $6::text[]) AS each (number, name, phone, rupees, state, placed_on)) AS p`,
    columns(of('DS')),
  );
  await shop.database.query(
    `INSERT INTO membership (id, number, token, idempotency_key, content_hash, scheme_id, monthly_paise, instalments,
       benefit_basis_points, first_month, due_day, grace_days, joined_at, consented_at, name, phone, address,
       nominee_name, nominee_relation, state)
     SELECT uuidv7(), p.number, rpad(p.number, 22, 'x'), uuidv7(), '', s.id, monthly_paise, instalments,
       benefit_basis_points, first_month, due_day, grace_days, p.joined_on::date, now(), p.name, p.phone,
       '12 Car Street', 'Kannan', 'Husband', 'active'
     FROM scheme s, unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS p (number, name, phone, joined_on)
     WHERE s.slug = $5`,
    [...[0, 1, 2, 6].map((at) => column(of('PB'), at)), slug],
  );
}

const entryOf = ({ bank, row }: Truth): BankRowView | undefined =>
  statements.get(bank)?.entries.find(({ place }) => place === row);
const of = (...kinds: string[]) => truths.filter(({ what }) => kinds.includes(what));
const told = (truth: Truth) => {
  const entry = entryOf(truth);
  const { description, state, proposals = [] } = entry ?? {};
  return `${truth.bank} ${truth.row} ${truth.what} ${truth.payee}: ${description} is ${state} for ${proposals[0]?.number}`;
};

test('there are two hundred rows and more, of seven banks', () => {
  expect(new Set(truths.map(({ bank }) => bank)).size).toBe(7);
  expect(truths.length).toBeGreaterThanOrEqual(200);
});

test('no row is certain for anybody but its payee, and none that somebody has to decide', () => {
  const certain = truths.filter((truth) => entryOf(truth)?.state === 'certain');
  const wrong = certain.filter(
    (truth) =>
      !['ordinary', 'fair'].includes(truth.what) || entryOf(truth)?.proposals[0]?.number !== truth.payee,
  );
  expect(wrong.map(told)).toEqual([]);
});

test('of the ordinary rows at least 85 in a hundred are certain', () => {
  const ordinary = of('ordinary');
  const certain = ordinary.filter((truth) => entryOf(truth)?.state === 'certain');
  expect(ordinary).toHaveLength(161);
  expect(certain.length / ordinary.length).toBeGreaterThanOrEqual(0.85);
});

test('what is named exactly is proposed, paid or not, and alone', () => {
  const named = of('named').map((truth) => [
    truth.payee,
    entryOf(truth)?.proposals.map(({ number }) => number),
  ]);
  expect(named).toEqual(of('named').map(({ payee }) => [payee, [payee]]));
});

test('two cash deposits of one sum on one day are two, and a transfer told twice is one', () => {
  expect(of('cash').map((truth) => [entryOf(truth)?.state, entryOf(truth)?.reference])).toEqual(
    of('cash').map(() => ['open', null]),
  );
  expect(of('known').map((truth) => [entryOf(truth)?.state, entryOf(truth)?.twin?.description])).toEqual(
    of('known').map((truth) => ['known', entryOf(truth)?.description]),
  );
});

test('each file adds up, in its rows and in its balances', () => {
  for (const [bank, { rows, known, refused, file }] of statements) {
    const { moneyOut = [], noMoney = [], account } = file ?? {};
    const own = truths.filter((truth) => truth.bank === bank);
    expect([bank, refused, known, moneyOut]).toEqual([
      bank,
      [],
      1,
      own.filter(({ what }) => what === 'out').map(({ row }) => row),
    ]);
    expect(rows + known + moneyOut.length + noMoney.length).toBe(file?.rows);
    expect(account?.gaps).toEqual([]);
    const { openingPaise, creditsPaise = 0, debitsPaise = 0, closingPaise } = account ?? {};
    expect((openingPaise ?? 0) + creditsPaise - debitsPaise).toBe(closingPaise);
  }
  // As they were written: HDFC begins with ₹1,25,000, Kotak's newest row comes first.
  expect(statements.get('hdfc')?.file?.account.openingPaise).toBe(12_500_000);
  expect(statements.get('kotak')?.file?.account.openingPaise).toBe(5_100_075);
});
