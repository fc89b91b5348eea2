import { expect, test } from '@jest/globals';
import { PERMISSIONS, permissionsOf } from '@shop/contracts/rules/permissions';
import { pageGroupsFor, pagesFor } from './pages.ts';

test('every page has an address and a letter of its own', () => {
  const pages = pagesFor(PERMISSIONS);
  for (const field of ['href', 'key'] as const) {
    expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
  }
});

test('a role sees its pages only, and no empty group', () => {
  expect(pagesFor(permissionsOf('content')).map(({ key }) => key)).toEqual(['d', 'm', 'b', 'u', 'c']);
  expect(pageGroupsFor(permissionsOf('orders')).map(({ title }) => title)).toEqual([null]);
});
