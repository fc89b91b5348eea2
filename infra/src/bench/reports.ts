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
const ASKED: readonly [what: string, address: string][] = [
  ['receipts of a season', `receipts?${SEASON}`],
  ['receipts of a season: sums', `receipts/sums?${SEASON}`],
  ['dues', 'dues'],
  ['sales of a season by day', `sales?${SEASON}`],
  ['sales by item', `sales?group=item&${SEASON}`],
  ['sales: sums', `sales/sums?${SEASON}`],
  ['gross margin by item', `margin?${SEASON}`],
  ['stock, movements of a season', `stock?${SEASON}`],
  ['stock: sums', `stock/sums?${SEASON}`],
  ['schemes: liability today', 'schemes'],
  ['schemes: sums', 'schemes/sums'],
  ['commissions today', 'referrers'],
  ['commissions: sums', 'referrers/sums'],
  ['what is left to do of a month', `month?month=${MONTH}`],
  ['GSTR-1 of a month', `gst?period=${MONTH}`],
  ['vouchers for Tally of a month', `tally?from=${firstDayOf(MONTH)}&to=${lastDayOf(MONTH)}`],
];

/** What the accountant reads at the end of a season of 100,000 orders: the first time, and the median of five. */
export async function reportsOfASeason(stage: Stage): Promise<void> {
  const { shop, postgres } = stage;
  await fillOrders(stage, ORDERS);
  await fillLedgers(stage);
  const cookie = await signIn(stage);
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
    const taken: number[] = [];
    let status = 0;
    for (let round = 0; round < TIMES; round++) {
      const begun = performance.now();
      const answer = await fetch(`${shop.url}/api/admin/reports/${address}`, { headers: { cookie } });
      await answer.arrayBuffer();
      status ||= answer.ok ? 0 : answer.status;
      taken.push(performance.now() - begun);
    }
    const [first = NaN] = taken;
    const median = taken.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? NaN;
    const kept = status === 0 && first <= ALLOWED ? 'yes' : status === 0 ? 'NO' : `NO: ${status}`;
    print(`| ${what} | ${first.toFixed(0)} | ${median.toFixed(0)} | ${kept} |`);
  }
}
