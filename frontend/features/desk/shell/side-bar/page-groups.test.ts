import { expect, test } from '@jest/globals';
import { paths } from '../../../../lib/paths.ts';
import { pageInMenu } from './page-groups.tsx';

const MENU = [paths.dashboard, paths.adminOrders, paths.adminCalls, paths.adminPacking];

test.each([
  [paths.adminOrders, paths.adminOrders],
  [paths.adminOrder('DS26-00042'), paths.adminOrders],
  [paths.adminCalls, paths.adminCalls],
  [paths.adminPacking, paths.adminPacking],
  [paths.adminPackingOf('DS26-00042'), paths.adminPacking],
  [paths.settings, undefined],
])('%s is marked in the menu as %s', (pathname, href) => {
  expect(pageInMenu(pathname, MENU)).toBe(href);
});
