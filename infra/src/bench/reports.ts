import { quarterOf } from '../../../contracts/src/rules/desk/tax-quarters.ts';
import { firstDayOf, lastDayOf } from '../../../contracts/src/rules/months.ts';
import { fillLedgers } from './ledgers.ts';
import { fillOrders } from './many-orders.ts';
import { print, signIn, type Stage } from './stage.ts';
import { withClient } from '../postgres/client.ts';

const ORDERS = 100_000;
/** A report of a season answers within about this, ms. */
const ALLOWED = 1_500;
const TIMES = 5;

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const SEASON = `from=${day(90)}&to=${day(0)}`;
/** Whole, with about 17,000 invoices. */
const MONTH = day(31).slice(0, 7);
const DAYS = `from=${firstDayOf(MONTH)}&to=${lastDayOf(MONTH)}`;
const ASKED: readonly [what: string, address: string][] = [
  ['receipts of a season', `receipts?${SEASON}`],
  ['receipts of a season: sums', `receipts/sums?${SEASON}`],
  ['receipts that no row of the bank backs', `receipts?unbacked=true&${SEASON}`],
  ['dues', 'dues'],
  ['sales of a season by day', `sales?${SEASON}`],
  ['sales by item', `sales?group=item&${SEASON}`],
  ['sales by category', `sales?group=category&${SEASON}`],
  ['sales by city', `sales?group=city&${SEASON}`],
  ['sales: sums', `sales/sums?${SEASON}`],
  ['gross margin by item', `margin?${SEASON}`],
  ['stock, movements of a season', `stock?${SEASON}`],
  ['stock: sums', `stock/sums?${SEASON}`],
  ['schemes: liability today', 'schemes'],
  ['schemes: sums', 'schemes/sums'],
  ['commissions today', 'referrers'],
  ['commissions: sums', 'referrers/sums'],
  ['tax on commissions', 'tax'],
  ['tax on commissions: sums', 'tax/sums'],
  ['certificates of a year', 'tax-year'],
  ['e-invoices that lack an IRN', 'e-invoices'],
  ['what is left to do of a month', `month?month=${MONTH}`],
  ['GSTR-1 of a month', `gst?period=${MONTH}`],
  ['vouchers for Tally of a month', `tally?${DAYS}`],
];
/** A file may take longer than a screen, ms: its button says that it is being made. */
const ALLOWED_FILE = 8_000;
const FILES: readonly [what: string, address: string][] = [
  ['GSTR-1 as JSON', `gst/export/json?period=${MONTH}`],
  ['GSTR-1 as workbook', `gst/export/xlsx?period=${MONTH}`],
  ['ledgers for Tally', `tally/export/masters?${DAYS}`],
  ['vouchers for Tally', `tally/export/vouchers?${DAYS}`],
  ['vouchers as a table', `tally/export/xlsx?${DAYS}`],
  ['receipts', `receipts/export/xlsx?${DAYS}`],
  ['invoices', `../invoices/export/xlsx?${DAYS}`],
  ['sales by day', `sales/export/xlsx?group=day&${DAYS}`],
  ['dues', 'dues/export/xlsx'],
  ['stock', `stock/export/xlsx?${DAYS}`],
  ['passbooks', `schemes/export/xlsx?day=${lastDayOf(MONTH)}`],
  ['commissions', `referrers/export/xlsx?day=${lastDayOf(MONTH)}`],
  ['tax on commissions', `tax/export/xlsx?quarter=${quarterOf(firstDayOf(MONTH))}`],
];

/** What the accountant reads at the end of a season of 100,000 orders: the first time, and the median of five. */
export async function reportsOfASeason(stage: Stage): Promise<void> {
  const { shop, postgres } = stage;
  await fillOrders(stage, ORDERS);
  await fillLedgers(stage);
  const cookie = await signIn(stage);
  const reports = `${shop.url}/api/admin/reports/`;
  const { rows } = await withClient(postgres.migrationUrl, (client) =>
    client.query<{ invoices: number }>(
      `SELECT count(*)::int AS invoices FROM invoice WHERE to_char(day, 'YYYY-MM') = $1`,
      [MONTH],
    ),
  );
  print();
  print(
    `Reports with 100,000 orders, ${rows[0]?.invoices} invoices in the month, ms; ${ALLOWED} are allowed.`,
  );
  print();
  print('| what | first | median | kept |');
  print('| --- | ---: | ---: | --- |');
  for (const [what, address] of ASKED) {
    const { taken, refused } = await timed(reports + address, cookie, TIMES);
    const [first = NaN] = taken;
    const median = taken.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? NaN;
    print(
      `| ${what} | ${first.toFixed(0)} | ${median.toFixed(0)} | ${keptWithin(ALLOWED, first, refused)} |`,
    );
  }
  print();
  print(
    `Files of the month, one after the other as its ZIP has them, ms; ${ALLOWED_FILE} are allowed for each.`,
  );
  print('A table of more rows than a file has is refused (409), and the ZIP says so.');
  print();
  print('| file | first | kB | kept |');
  print('| --- | ---: | ---: | --- |');
  let all = 0;
  for (const [what, address] of FILES) {
    const { taken, refused, bytes } = await timed(reports + address, cookie, 1);
    const [first = NaN] = taken;
    all += first;
    print(
      `| ${what} | ${first.toFixed(0)} | ${Math.ceil(bytes / 1_000)} | ${keptWithin(ALLOWED_FILE, first, refused)} |`,
    );
  }
  print(`| together | ${all.toFixed(0)} | | |`);
}

/** @param ms allowed @param refused the status of an answer that is none; 0: there was none */
function keptWithin(ms: number, first: number, refused: number): string {
  if (refused !== 0) return `NO: ${refused}`;
  return first <= ms ? 'yes' : 'NO';
}

async function timed(address: string, cookie: string, times: number) {
  const taken: number[] = [];
  let [refused, bytes] = [0, 0];
  for (let round = 0; round < times; round++) {
    const begun = performance.now();
    const answer = await fetch(new URL(address), { headers: { cookie } });
    bytes = (await answer.arrayBuffer()).byteLength;
    refused ||= answer.ok ? 0 : answer.status;
    taken.push(performance.now() - begun);
  }
  return { taken, refused, bytes };
}
