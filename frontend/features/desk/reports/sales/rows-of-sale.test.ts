import { expect, jest, test } from '@jest/globals';
import type { StaffView } from '@shop/contracts/accounts/views';
import type { SalesGroup, SalesRowView } from '@shop/contracts/reports/sales/views';
import { permissionsOf, type Permission } from '@shop/contracts/rules/permissions';
import { staffSession } from '../../../accounts/session.ts';
import { rowsOfSale } from './rows-of-sale.ts';

const asked = { from: '2026-10-01', to: '2026-10-31' };
const as = (permissions: readonly Permission[]) => {
  jest.spyOn(staffSession, 'current').mockReturnValue({ permissions: [...permissions] } as StaffView);
};
const href = (group: SalesGroup, key: string | null, place?: string) =>
  rowsOfSale(group, { key } as SalesRowView, { ...asked, place });

test('a row leads to its orders, a week’s to the days of it that are asked for', () => {
  as(permissionsOf('owner'));
  expect(href('item', 'SP-01')).toBe('/admin/orders?state=sold&from=2026-10-01&to=2026-10-31&search=SP-01');
  expect(href('city', '33 Sivakasi')).toContain('search=Sivakasi');
  expect(href('week', '2026-10-26')).toBe('/admin/orders?state=sold&from=2026-10-26&to=2026-10-31');
  expect(href('week', '2026-09-28')).toBe('/admin/orders?state=sold&from=2026-10-01&to=2026-10-04');
  expect(href('referrer', null)).toBeUndefined();
  expect(href('day', '2026-10-05', '29')).toBeUndefined();
});

test('who may not read orders gets no link to them, but to other reports', () => {
  as(permissionsOf('accountant'));
  expect(href('item', 'SP-01')).toBeUndefined();
  expect(href('state', '33')).toBe('/admin/reports/sales?group=city&place=33&from=2026-10-01&to=2026-10-31');
});
