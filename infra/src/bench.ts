// `npm run bench`: the built shop on a fresh database with the demonstration shop, each figure beside its floor
// measured in the same run. It asserts nothing about time; what fails is no figure, and ends the run.
// `npm run bench -- 2` measures two seconds a figure, `npm run bench -- orders mixed` those parts alone.
import { listsWithFewAndMany } from './bench/lists.ts';
import { measureColdLoad } from './bench/cold-load.ts';
import { LoadFailed } from './bench/load.ts';
import { ordersAmidEverything } from './bench/mixed-load.ts';
import { weighPages } from './bench/page-weight.ts';
import { printRendering } from './bench/rendering.ts';
import { reportsOfASeason } from './bench/reports.ts';
import { print, setStage, type Stage } from './bench/stage.ts';
import { printStatements } from './bench/statements.ts';
import { ordersBesideFloor, pagesBesideFloor } from './bench/throughput.ts';
import { fillList, measureTyping } from './bench/typing.ts';
import { until } from './wait.ts';

const PAGES = [
  '/',
  '/crackers',
  '/crackers/sparklers',
  '/crackers/sparklers/7-cm-electric-sparklers',
  '/quick-order',
  '/track',
  '/fire-safety-tips',
];
/** Products of the demonstration, and of a shop that has grown. */
const DEMONSTRATION = 136;
const MANY = 500;

/** In their order: typing fills the price list for good, lists the order list, reports the ledgers. */
const PARTS: Record<string, (stage: Stage) => Promise<void>> = {
  pages: pagesBesideFloor,
  orders: ordersBesideFloor,
  mixed: ordersAmidEverything,
  statements: (stage) => printStatements(stage, [...PAGES, '/api/public/price-list']),
  bytes: printPageWeights,
  rendering: printRendering,
  cold: printColdLoad,
  typing: printReactions,
  lists: listsWithFewAndMany,
  reports: reportsOfASeason,
};

const words = process.argv.slice(2);
const names = words.filter((word) => Number.isNaN(Number(word)));
const unknown = names.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  process.stderr.write(`There is no part “${unknown}”; there are ${Object.keys(PARTS).join(', ')}.\n`);
  process.exit(1);
}
const stage = await setStage(Number(words.find((word) => !Number.isNaN(Number(word))) ?? 5));
try {
  for (const [name, run] of Object.entries(PARTS)) {
    if (names.length === 0 || names.includes(name)) await run(stage);
  }
} catch (error) {
  if (!(error instanceof LoadFailed)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
} finally {
  await stage.shop.stop();
  await stage.clear();
}

async function printPageWeights({ shop }: Stage): Promise<void> {
  print();
  print('| page | HTML, gzipped | JavaScript, gzipped |');
  print('| --- | ---: | ---: |');
  for (const { path, html, scripts } of await weighPages(shop.url, PAGES)) {
    print(`| ${path} | ${kilobytes(html)} | ${kilobytes(scripts)} |`);
  }
}

async function printColdLoad({ shop }: Stage): Promise<void> {
  const { painted, largest, usable } = await measureColdLoad(`${shop.url}/quick-order`);
  print();
  print(
    'Price list on a phone that never saw it: 400 kbit/s, 400 ms round trip, processor slowed four times, ms.',
  );
  print();
  print('| painted | largest painted | usable |');
  print('| ---: | ---: | ---: |');
  print(`| ${painted} | ${largest} | ${usable} |`);
}

async function printReactions({ shop, postgres }: Stage): Promise<void> {
  print();
  print('Reactions of the price list on a processor slowed four times, ms to the next picture of the page.');
  print('The floor is the same page without its scripts: a plain box, and + by one listener.');
  print('Bare is a page of a box, a button and a number: the browser alone. Told are multiples of 8.');
  print();
  print('| what | products | p50 | p95 | longest | floor | p95 | longest | bare | p95 | longest |');
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const products of [DEMONSTRATION, MANY]) {
    if (products === MANY) await fillList(postgres.migrationUrl, MANY);
    const isListed = () =>
      fetch(`${shop.url}/quick-order`).then(
        async (page) => (await page.text()).split('data-code=').length > products,
      );
    if (!(await until(isListed, { within: 10_000, every: 200 })))
      throw new Error(`The list has no ${products} rows`);
    for (const { what, shop: times, plain, bare } of await measureTyping(shop.url)) {
      const figures = [times, plain, bare].flatMap(({ p50, p95, max }) => [p50, p95, max]);
      print(`| ${what} | ${products} | ${figures.join(' | ')} |`);
    }
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
