import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, test } from '@jest/globals';

import { args } from '../src/browser.ts';

test('what Playwright turns off in a browser stays off beside what we turn off', () => {
  const source = readFileSync(
    createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'),
    'utf8',
  );
  const [, list = ''] = /disabledFeatures = \[(.*?)\]\.filter/s.exec(source) ?? [];
  const theirs = [...list.matchAll(/^\s+"(\w+)",?$/gm)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(10);
  const [ours = ''] = args.filter((each) => each.startsWith('--disable-features='));
  expect(ours.replace('--disable-features=', '').split(',')).toEqual(expect.arrayContaining(theirs));
});
