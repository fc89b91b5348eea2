import { expect, test } from '@jest/globals';
import { PERMISSIONS, permissionsOf } from '@shop/contracts/rules/permissions';
import { alsoCalled } from '../../../../words/en/staff/palette.ts';
import { isCalled, withSettings } from './called.ts';
import { actionsFor, pagesFor } from './pages.ts';

function found(typed: string, permissions = [...PERMISSIONS]): string[] {
  const pages = pagesFor(permissions);
  return [...pages, ...withSettings(actionsFor(permissions), pages, typed)]
    .filter((command) => isCalled(command, typed))
    .map(({ text }) => text);
}

test.each([
  ['gst', 'Settings: Shop identity'],
  ['bank account', 'Settings: Payment details'],
  ['add product', 'Add a product'],
  ['stock', 'Products'],
  ['staff', 'Users'],
  ['password', 'Your account'],
  ['licence', 'Settings: Shop identity'],
  ['Diwali', 'Settings: Season'],
])('“%s” finds %s', (typed, name) => {
  expect(found(typed)).toContain(name);
});

test('a word is found by its beginning, not by a part within', () => {
  expect(found('upi')).toContain('Bank statements');
  expect(found('pi id')).toEqual([]);
});

test('who may not read the settings does not find them', () => {
  expect(found('gstin')).toHaveLength(1);
  expect(found('gstin', [...permissionsOf('content')])).toEqual([]);
});

test('only what somebody can open is called otherwise', () => {
  const pages = pagesFor(PERMISSIONS);
  const known = [...pages, ...withSettings(actionsFor(PERMISSIONS), pages, 'x')].map(({ href }) => href);
  expect(Object.keys(alsoCalled).filter((href) => !known.includes(href))).toEqual([]);
});
