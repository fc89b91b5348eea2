import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkWeights, heavyPages } from './check-weights.ts';

const START = script('entries/entry-client-routing.js', 80_000, 'chunks/shared.js');
const SHARED = script('chunks/shared.js', 20_000);

function script(name: string, weight: number, ...imports: string[]) {
  return [name, { imports, weight }] as const;
}

it('does not end an operator’s build: what is too heavy is written down, for the checks to find', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'weights-')), 'heavy-pages.json');
  const plugin = checkWeights(file, 'en');
  const { handler } = plugin.generateBundle as { handler: (options: object, bundle: object) => void };
  const chunk = (code: string) => ({ type: 'chunk', code, imports: [] });
  // What no compressor makes smaller than this.
  const noise = randomBytes(110_000).toString('base64');
  const bundle = Object.entries({ 'pages_-shop-_about.js': noise, 'pages_-shop-_city.js': '' }).map(
    ([fileName, code]) => [fileName, { ...chunk(code), fileName }],
  );
  handler.call({}, {}, Object.fromEntries(bundle));
  const heavy = JSON.parse(readFileSync(file, 'utf8')) as string[];
  expect(heavy).toEqual([expect.stringMatching(/^pages_-shop-_about.js .* kB of 107.4$/)]);
});

describe('what a page loads of scripts', () => {
  it('counts what the start and the page import, each file once, and names the page above its limit', () => {
    const light = script('pages_-shop-_about.js', 7_400, 'chunks/shared.js');
    const heavy = script('pages_-shop-_city.js', 7_401, 'chunks/shared.js');
    expect(heavyPages(new Map([START, SHARED, light, heavy]), 'en')).toEqual([
      'pages_-shop-_city.js 107.4 kB of 107.4',
    ]);
  });

  it('leaves a language of another script 2 kB more', () => {
    const weighs = (weight: number) =>
      heavyPages(new Map([START, SHARED, script('pages_-shop-_city.js', weight, 'chunks/shared.js')]), 'ta');
    expect(weighs(9_400)).toEqual([]);
    expect(weighs(9_401)).toEqual(['pages_-shop-_city.js 109.4 kB of 109.4']);
  });

  it('leaves staff more than shoppers', () => {
    const page = script('pages_admin_-dashboard-_orders.js', 10_000, 'chunks/desk.js');
    const weighs = (weight: number) =>
      heavyPages(new Map([START, SHARED, page, script('chunks/desk.js', weight, 'chunks/shared.js')]), 'en');
    expect(weighs(104_000)).toEqual([]);
    expect(weighs(104_001)).toHaveLength(1);
  });
});
