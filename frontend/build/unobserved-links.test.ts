import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutObservers } from './unobserved-links.ts';

const prefetch = readFileSync(
  path.resolve(import.meta.dirname, '../../node_modules/vike/dist/client/runtime-client-routing/prefetch.js'),
  'utf8',
);

test('a link of the installed Vike is listened to and not watched', () => {
  expect(prefetch).toContain('new IntersectionObserver');

  const left = withoutObservers(prefetch);

  expect(left).not.toContain('IntersectionObserver');
  expect(left).not.toContain('observer.observe');
  expect(left).toContain("linkTag.addEventListener('touchstart'");
  expect(left).toContain("linkTag.addEventListener('mouseover'");
  expect(left).toMatch(/async function prefetchOnEvent\(linkTag, event\)/);
});

test('a Vike that watches links in another way ends the build', () => {
  expect(() => withoutObservers('const watcher = new IntersectionObserver(look);')).toThrow(
    'Vike watches links in another way',
  );
});
