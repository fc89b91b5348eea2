// `npm run lighthouse`: the built shop with the demonstration in it, five kinds of page, Lighthouse's mobile preset.
// Prints the median of three runs a page and ends with 1 where one is under what it must have, with what cost it points.
// `npm run lighthouse -- 1` runs once, `npm run lighthouse -- 5 /quick-order` five times, that page (any page) alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';

import { findBrowser } from './browser.ts';
import { buildAll } from './build.ts';
import { freePort } from './ports.ts';
import { startSystem } from './system.ts';

/** What a page must have of each, of 100. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Elements told of an audit; the others are much like them. */
const MOST_ELEMENTS = 5;
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[];

const words = process.argv.slice(2);
const chosen = words.filter((word) => word.startsWith('/'));
const [runs = 3, ...rest] = words.filter((word) => !word.startsWith('/')).map(Number);
if (!Number.isInteger(runs) || runs < 1 || rest.length > 0) {
  process.stderr.write(
    'It takes how often a page is measured, and pages: npm run lighthouse -- 5 / /quick-order\n',
  );
  process.exit(1);
}
const print = (line = ''): void => void process.stdout.write(`${line}\n`);

/** Home, price list, and the first category, product and post that the sitemap names. */
async function pagesOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const kinds = [
    /^\/$/,
    /^\/quick-order$/,
    /^\/crackers\/[^/]+$/,
    /^\/crackers\/[^/]+\/[^/]+$/,
    /^\/blog\/[^/]+$/,
  ];
  return kinds.map((kind) => {
    const found = paths.find((address) => kind.test(address));
    if (found === undefined) throw new Error(`The sitemap names no page like ${kind}`);
    return found;
  });
}

/** A busy machine may lose a trace; then it is taken again. Throws when it is lost again and again. */
async function measure(address: string, port: number, attempts = 3): Promise<Result> {
  const outcome = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'silent' });
  const result = outcome?.lhr;
  if (result && CATEGORIES.every((category) => result.categories[category]?.score != null)) return result;
  if (attempts > 1) return measure(address, port, attempts - 1);
  throw new Error(`Lighthouse could not measure ${address}: ${result?.runtimeError?.message ?? 'no trace'}`);
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** 0 to 100. */
function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** What cost a page points, and the elements that did, for whoever has to mend it. */
function shortcomings(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    return [`  ${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ''}`, ...elementsOf(audit)];
  });
}

/** The first elements that an audit names: where each is, how it begins and what is said of it. */
function elementsOf({ details }: Result['audits'][string]): string[] {
  const items: unknown[] = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  const nodes = items.flatMap((item) => (isObject(item) && isObject(item['node']) ? [item['node']] : []));
  const lines = nodes.slice(0, MOST_ELEMENTS).flatMap(({ selector, snippet, explanation }) => {
    const texts = [selector, snippet, explanation].filter((text) => typeof text === 'string');
    return texts.map((text, place) => `    ${place === 0 ? '' : '  '}${text.replaceAll(/\s*\n\s*/g, ' ')}`);
  });
  return nodes.length > MOST_ELEMENTS ? [...lines, `    and ${nodes.length - MOST_ELEMENTS} more`] : lines;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

await buildAll();
const folder = mkdtempSync(path.join(tmpdir(), 'shop-lighthouse-'));
const shop = await startSystem({ dataFolder: folder, fastDatabase: true, onLine: () => undefined });
const port = await freePort();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
let isGood = true;
try {
  print(`| page | ${CATEGORIES.join(' | ')} | LCP | TBT | CLS |`);
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  const remarks: string[] = [];
  for (const address of chosen.length > 0 ? chosen : await pagesOf(shop.url)) {
    // The first visitor of a version pays for making the page; those after him do not.
    const answer = await fetch(shop.url + address);
    await answer.arrayBuffer();
    if (answer.status !== 200) {
      remarks.push(`${address} was answered with ${answer.status}: there is no page to measure.`);
      isGood = false;
      continue;
    }
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) results.push(await measure(shop.url + address, port));
    const scores = CATEGORIES.map((category) => median(results.map((result) => scoreOf(result, category))));
    const figure = (id: string) =>
      median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN));
    const [largest, blocking, shift] = [
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ].map(figure);
    print(
      `| ${address} | ${scores.join(' | ')} | ${Math.round(largest ?? 0)} ms | ${Math.round(blocking ?? 0)} ms | ${(shift ?? 0).toFixed(3)} |`,
    );
    CATEGORIES.forEach((category, index) => {
      if ((scores[index] ?? 0) >= LEAST[category]) return;
      isGood = false;
      const [last] = results.slice(-1);
      if (last) remarks.push(`${address}, ${category}:`, ...shortcomings(last, category));
    });
  }
  if (remarks.length > 0) print(`\n${remarks.join('\n')}`);
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
const asked = CATEGORIES.map((category) => `${LEAST[category]} of ${category}`).join(', ');
print(isGood ? `\nEvery page has ${asked}.` : `\nNot every page has ${asked}.`);
process.exit(isGood ? 0 : 1);
