import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withClosest } from './closest-link.ts';

const links = readFileSync(
  path.resolve(
    import.meta.dirname,
    '../../node_modules/vike/dist/client/runtime-client-routing/initOnLinkClick.js',
  ),
  'utf8',
);

test('the installed Vike asks no element for its parent', () => {
  expect(links).toContain('parentNode');

  const left = withClosest(links);

  expect(left).not.toContain('parentNode');
  expect(left).toContain("function findLinkTag(target) { return target.closest?.('a'); }");
  expect(left).toContain('const linkTag = findLinkTag(ev.target);');
  expect(left).toMatch(/async function onLinkClick\(ev\)[^]*isNormalLeftClick\(ev\) \{/);
});

test('a Vike that finds links in another way ends the build', () => {
  expect(() => withClosest('const linkOf = (target) => target.link;')).toThrow(
    'Vike finds links in another way',
  );
});
