import { expect, test } from '@jest/globals';
import { PERMISSIONS, permissionsOf } from '@shop/contracts/rules/permissions';
import { actionsFor, barPagesFor, pageGroupsFor, pagesFor } from './pages.ts';

test('every page has an address of its own, and the letters lead to one page each', () => {
  const pages = pagesFor(PERMISSIONS);
  expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
  const keys = pages.flatMap(({ key = [] }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a role sees its pages only, and no empty group', () => {
  expect(pagesFor(permissionsOf('content')).map(({ key }) => key)).toEqual(['d', 'm', 'b', 'u', '4', 'c']);
  expect(pageGroupsFor(permissionsOf('orders')).map(({ title }) => title)).toEqual([
    'Today',
    'Orders',
    'Customers and money',
  ]);
});

test('a phone’s bar has the four pages of the day, of a role with fewer rights what it opens', () => {
  const texts = (permissions: Parameters<typeof barPagesFor>[0]) =>
    barPagesFor(permissions).map(({ text }) => text);
  expect(texts(PERMISSIONS)).toEqual(['Dashboard', 'Orders', 'Call list', 'Packing']);
  expect(texts(permissionsOf('content'))).toEqual(['Dashboard', 'Messages']);
  expect(texts(permissionsOf('catalogue'))).toEqual(['Dashboard', 'Products']);
});

test('a role finds what it may do, and nothing else', () => {
  expect(actionsFor(permissionsOf('content')).map(({ href }) => href)).toEqual([
    '/admin/blogs#new',
    '/admin/city#new',
  ]);
  expect(actionsFor(permissionsOf('orders')).map(({ href }) => href)).toEqual([
    '/admin/orders/new',
    '/admin/bank-statements/new',
  ]);
  const all = actionsFor(PERMISSIONS).map(({ href }) => href);
  expect(new Set(all).size).toBe(all.length);
});
