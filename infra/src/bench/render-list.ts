// How quickly the price list is rendered alone, with no network and no cache about it. Run as a process of its own:
// READS (a JSON file: the shop's answers by path, and `shop`) and SECONDS in the environment; prints `Rendering` as JSON.
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { renderPage } from 'vike/server';

import { inRepo } from '../paths.ts';

/** A rendered list of so many products. */
export interface Rendering {
  perSecond: number;
  /** In the best of the seconds: what else a machine does can only slow it. */
  atBest: number;
  /** Bytes of its HTML. */
  html: number;
  /** Of a row: its bytes and its elements, in the middle of all. */
  rowBytes: number;
  rowElements: number;
}

/** What the page reads: answers by path, and the shop's settings. */
export interface Reads {
  answers: Record<string, unknown>;
  shop: object;
}

/** s; its code is compiled as it runs. */
const WARM_UP = 3;

const { answers, shop } = JSON.parse(readFileSync(process.env['READS'] ?? '', 'utf8')) as Reads;
process.env['BACKEND_URL'] = 'http://memory';
/** As a network brings them. */
const bytes = new Map(
  Object.entries(answers).map(([address, answer]) => [address, Buffer.from(JSON.stringify(answer))]),
);
globalThis.fetch = (input) => Promise.resolve(new Response(bytes.get(new URL(input as string).pathname)));
await import(inRepo('frontend/dist/server/entry.mjs'));
/** As the shop reads a page. */
const { allOf } = (await import(inRepo('frontend/server/pages/all-of.ts'))) as {
  allOf: (page: Readable) => Promise<Buffer>;
};

await renderFor(WARM_UP);
const rates: number[] = [];
for (let second = 0; second < Number(process.env['SECONDS']); second++) rates.push(await renderFor(1));
const html = (await renderOnce()).toString();
const rows = html
  .split(/(?=<li[^>]* data-code=)/)
  .slice(1)
  .map((row) => row.slice(0, row.indexOf('</li>') + '</li>'.length));
const rendering: Rendering = {
  perSecond: rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
  atBest: Math.max(...rates),
  html: Buffer.byteLength(html),
  rowBytes: middle(rows.map((row) => Buffer.byteLength(row))),
  rowElements: middle(rows.map((row) => row.match(/<\w/g)?.length ?? 0)),
};
process.stdout.write(JSON.stringify(rendering));

/** How many a second. @param duration s */
async function renderFor(duration: number): Promise<number> {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  let rendered = 0;
  for (; since() < duration; rendered++) {
    await renderOnce();
    // Each visitor comes in a turn of their own: without one what a list leaves behind is kept, a gigabyte in 16 s.
    await setImmediate();
  }
  return rendered / since();
}

async function renderOnce(): Promise<Buffer> {
  const { httpResponse } = await renderPage({
    urlOriginal: '/quick-order',
    shop,
    redirects: [],
    closed: false,
    publicUrl: 'http://memory',
    readAt: new Set(),
    form: null,
    clientAddress: null,
    requestId: '',
    askedAt: Date.now(),
  });
  if (httpResponse.statusCode !== 200)
    throw new Error(`The list was rendered with ${httpResponse.statusCode}`);
  return allOf(await httpResponse.getReadableNodeStream());
}

function middle(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
