import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { DuesView } from '@shop/contracts/reports/dues';
import readXlsxFile from 'read-excel-file/universal';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { december } from '../../support/december/december.ts';

type Row = Record<string, string | number | null>;

const DECEMBER = 'from=2026-12-01&to=2026-12-31';
const NOBODY = '01900000-0000-7000-8000-000000000000';
/** A report, the query of a shop in which much has happened, and what of its rows stands under which head. */
const LISTED: [
  report: string,
  query: string,
  value: keyof Row,
  head: string,
  paise: keyof Row,
  sum: string,
][] = [
  ['receipts', DECEMBER, 'name', 'Name', 'amountPaise', 'In'],
  ['sales', `${DECEMBER}&group=item`, 'key', 'Code', 'netPaise', 'Net ₹'],
  ['sales', `${DECEMBER}&group=city`, 'name', 'City', 'netPaise', 'Net ₹'],
  ['sales', `${DECEMBER}&group=day`, 'key', 'Day', 'netPaise', 'Net ₹'],
  ['margin', DECEMBER, 'key', 'Code', 'salePaise', 'Sale without GST ₹'],
  ['stock', `${DECEMBER}&sort=sold`, 'code', 'Item code', 'netValuePaise', 'At net rate ₹'],
  ['schemes', 'day=2026-12-31', 'number', 'Passbook', 'heldPaise', 'Held ₹'],
  ['referrers', 'day=2026-12-31', 'code', 'Code', 'earnedPaise', 'Earned ₹'],
  ['tax', 'quarter=2026-10', 'code', 'Code', 'taxPaise', 'TDS ₹'],
  ['tax-year', 'year=2026-27', 'code', 'Code', 'taxPaise', 'TDS ₹'],
];

let shop: TestShop;
let accountant: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  accountant = await shop.staff('accountant');
});
afterAll(() => shop.close());

/** All pages. */
async function rowsOf(report: string, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor = ''; ;) {
    const { status, body } = await accountant.get<ListPage<Row>>(
      `/api/admin/reports/${report}?${query}${cursor}`,
    );
    expect([report, status]).toEqual([report, 200]);
    rows.push(...body.rows);
    if (body.after === null) return rows;
    cursor = `&cursor=${body.after}`;
  }
}

/** Whoever is told that the print worker is busy, as its thread begins, asks again. */
async function file(report: string, format: string, query: string) {
  const url = `/api/admin/reports/${report}/export/${format}?${query}`;
  for (let tries = 1; ; tries++) {
    const answer = await shop.app.inject({
      method: 'GET',
      url,
      cookies: Object.fromEntries(accountant.cookies),
    });
    if (answer.statusCode !== 503 || tries === 10) return answer;
  }
}

async function csvOf(report: string, query: string): Promise<string[][]> {
  const { body } = await file(report, 'csv', query);
  const lines = body.replace('\uFEFF', '').trimEnd().split('\r\n');
  return lines.map((line) =>
    line
      .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')),
  );
}

async function xlsxOf(report: string, query: string): Promise<string[][]> {
  const [sheet] = await readXlsxFile(new Uint8Array((await file(report, 'xlsx', query)).rawPayload).buffer);
  return (sheet?.data ?? []).map((row) =>
    row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))),
  );
}

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : [];
const rupees = (rows: readonly string[][], column: number) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

describe('a shop in which nothing has happened', () => {
  test.each(LISTED)('has no rows, no sums and files of heads alone: %s by %s', async (report, query) => {
    // Of stock there is much from the beginning.
    const asked = report === 'stock' ? `${query}&search=none-of-it` : query;
    expect(await rowsOf(report, asked)).toEqual([]);
    expect(await csvOf(report, asked)).toHaveLength(1);
    expect(await xlsxOf(report, asked)).toHaveLength(1);
    if (report === 'tax-year') return;
    const { status, body } = await accountant.get(`/api/admin/reports/${report}/sums?${asked}`);
    expect(status).toBe(200);
    expect(numbersIn(body).filter((each) => each !== 0)).toEqual([]);
  });

  test('is owed nothing and owes nothing', async () => {
    const { body } = await accountant.get<DuesView>('/api/admin/reports/dues');
    expect(numbersIn(body).filter((each) => each !== 0)).toEqual([]);
    expect(await csvOf('dues', '')).toHaveLength(1);
  });
});

describe('a shop in its second year', () => {
  beforeAll(async () => {
    await december(shop);
    accountant = await shop.staff('accountant');
  });

  test.each(LISTED)(
    'takes away what the screen shows: %s by %s',
    async (report, query, value, head, paise, sum) => {
      const rows = await rowsOf(report, query);
      const [heads = [], ...cells] = await csvOf(report, query);
      expect(rows.length).toBeGreaterThan(0);
      expect(cells.map((row) => row[heads.indexOf(head)])).toEqual(rows.map((row) => String(row[value])));
      const out = heads.includes('Out') ? rupees(cells, heads.indexOf('Out')) : 0;
      expect(rupees(cells, heads.indexOf(sum)) - out).toBe(
        rows.reduce((all, row) => all + Number(row[paise]), 0),
      );
      expect(await xlsxOf(report, query)).toEqual([heads, ...cells]);
    },
  );

  test('takes away what is owed: seven orders, and three that it owes', async () => {
    const [heads = [], ...cells] = await csvOf('dues', '');
    const balances = cells.map((row) => Number(row[heads.indexOf('Balance ₹')]));
    const { body } = await accountant.get<DuesView>('/api/admin/reports/dues');
    const sumOf = (some: readonly number[]) => some.reduce((all, each) => all + each * 100, 0);
    const owed = balances.filter((each) => each > 0);
    expect({ orders: owed.length, paise: sumOf(owed) }).toEqual(body.together);
    const owing = balances.filter((each) => each < 0);
    expect({ orders: owing.length, paise: -sumOf(owing) }).toEqual(body.refunds);
    expect(await xlsxOf('dues', '')).toEqual([heads, ...cells]);
  });

  test.each([
    // One row.
    ['receipts?search=SELVI', 1],
    ['receipts?mode=cash&direction=out&to=2026-12-10', 1],
    ['sales?group=state&place=29', 1],
    ['stock?search=GB-04', 1],
    ['schemes?day=2026-12-31', 1],
    ['referrers?day=2026-12-10', 1],
    // Nothing: the last day before the first, days to come or long past, ids of nobody.
    ['receipts?from=2026-12-31&to=2026-12-01', 0],
    ['sales?from=2026-12-31&to=2026-12-01', 0],
    ['sales?from=2026-12-31&to=2026-12-01&group=item', 0],
    ['margin?from=2026-12-31&to=2026-12-01', 0],
    ['receipts?to=1999-12-31', 0],
    ['receipts?from=2099-01-01', 0],
    ['sales?from=2099-01-01', 0],
    ['margin?to=2001-01-01', 0],
    ['sales?place=99', 0],
    [`stock?category=${NOBODY}`, 0],
    ['stock?search=none-of-it', 0],
    ['schemes?day=2001-01-01', 0],
    ['schemes?search=none-of-it', 0],
    ['referrers?day=2001-01-01', 0],
    ['referrers?search=none-of-it', 0],
    // What is no day, group, state or mode.
    ...['from', 'to'].flatMap((end) =>
      ['receipts', 'sales', 'margin', 'stock'].flatMap((report) =>
        ['2026-13-01', '2026-02-30', '20999-01-01', 'yesterday'].map((day): [string, string] => [
          `${report}?${end}=${day}`,
          'refused',
        ]),
      ),
    ),
    ...['schemes', 'referrers'].flatMap((report) =>
      ['1999-12-31', '2026-13-01', '20999-01-01'].map((day): [string, string] => [
        `${report}?day=${day}`,
        'refused',
      ]),
    ),
    ['sales?from=1999-12-31', 'refused'],
    ['margin?to=1999-12-31', 'refused'],
    ['sales?season=next', 'refused'],
    ['sales?group=colour', 'refused'],
    ['margin?group=day', 'refused'],
    ['sales?place=TN', 'refused'],
    ['receipts?mode=cheque', 'refused'],
    ['receipts?source=tip', 'refused'],
    ['receipts?direction=up', 'refused'],
    ['receipts?unbacked=false', 'refused'],
    ['stock?category=none', 'refused'],
    ['stock?state=sold', 'refused'],
    ['schemes?due=never', 'refused'],
    ['referrers?sort=phone', 'refused'],
  ] satisfies [string, number | string][])('answers %s with %s', async (asked, rows) => {
    const [report, query] = asked.split('?');
    const { status, body } = await accountant.get<ListPage<Row>>(`/api/admin/reports/${asked}`);
    const sums = await accountant.get(`/api/admin/reports/${report}/sums?${query}`);
    const { statusCode } = await file(report ?? '', 'csv', query ?? '');
    const isRefused = rows === 'refused';
    expect([status, isRefused ? rows : body.rows.length, sums.status, statusCode]).toEqual(
      isRefused ? [400, rows, 400, 400] : [200, rows, 200, 200],
    );
  });

  test.each(['receipts', 'sales', 'margin', 'stock', 'schemes', 'referrers'])(
    'has no page of %s that was never answered',
    async (report) => {
      expect((await accountant.get(`/api/admin/reports/${report}?cursor=x`)).status).toBe(400);
    },
  );
});
