import { expect, test } from '@jest/globals';
import type { DashboardView } from '@shop/contracts/figures/views';
import { permissionsOf } from '@shop/contracts/rules/permissions';
import { wrongsOf } from './wrongs-of.ts';

const orders = { toConfirm: 3, toPack: 0, toDispatch: 0, onTheWay: 0, toCollect: 0, onHold: 0 };
const money = {
  unpaid: { orders: 2, balancePaise: 500_00 },
  late: { orders: 0, balancePaise: 0 },
  refundsDue: 0,
};
const inOrder: DashboardView = {
  orders,
  money,
  received: [],
  members: { requested: 0, behind: 0, settleSoon: 0, over: 0 },
  newContacts: 0,
  openFlags: 0,
  failedJobs: 0,
  lowStock: { count: 0, products: [] },
  today: '2026-10-20',
};
const hrefOf = (filters: object) => JSON.stringify(filters);

test('a shop in which all is in order has nothing to look at', () => {
  expect(wrongsOf(inOrder, '2026-12-20', hrefOf, permissionsOf('owner'))).toEqual([]);
});

test('each thing that is wrong leads to its list', () => {
  const wrong = {
    ...inOrder,
    orders: { ...orders, onHold: 2 },
    money: { ...money, late: { orders: 1, balancePaise: 339_500 } },
    failedJobs: 3,
    newContacts: 1_001,
    openFlags: 1,
    members: { requested: 1, behind: 2, settleSoon: 1, over: 1 },
    lowStock: { count: 1, products: [] },
  };
  expect(wrongsOf(wrong, '2026-12-19', hrefOf, permissionsOf('owner'))).toEqual([
    {
      text: '1 order unpaid and late',
      more: '₹3,395 open',
      href: '{"payment":"owing","to":"2026-10-14","sort":"oldest"}',
    },
    { text: '2 orders on hold', href: '{"state":"on-hold"}' },
    { text: '3 e-mails or tasks failed', href: '/admin/jobs' },
    { text: 'The licence ends on 19 Dec 2026', href: '/admin/settings' },
    { text: '1 product runs low', href: '/admin/products?state=active&stock=low&sort=stock' },
    { text: '1 passbook’s year is over: its money goes back', href: '/admin/scheme-refunds', isGrave: true },
    { text: '1 passbook’s year is nearly over', href: '/admin/scheme-members?due=settle' },
    { text: '2 members are behind', href: '/admin/scheme-members?state=behind' },
    { text: '1 request to join a scheme', href: '/admin/scheme-members?state=requested' },
    { text: '1 order looks like its referrer’s own', href: '/admin/referral/flags' },
    { text: '1,000+ new messages', href: '/admin/contacts' },
  ]);
});

test('what a role does not work on is nothing to it, and what it may not open is said without a way there', () => {
  const none: DashboardView = {
    orders: null,
    money: null,
    received: null,
    members: null,
    newContacts: null,
    openFlags: null,
    failedJobs: null,
    lowStock: null,
    today: inOrder.today,
  };
  expect(wrongsOf(none, '2026-10-19', () => null, permissionsOf('content'))).toEqual([
    { text: 'The licence ended on 19 Oct 2026', href: null },
  ]);
  const over = { ...none, members: { requested: 0, behind: 0, settleSoon: 0, over: 2 } };
  expect(wrongsOf(over, '2026-12-20', () => null, permissionsOf('orders'))).toEqual([
    {
      text: '2 passbooks’ years are over: their money goes back',
      href: '/admin/scheme-members?due=over',
      isGrave: true,
    },
  ]);
  const low = { ...none, lowStock: { count: 1, products: [] } };
  expect(wrongsOf(low, '2026-12-20', () => null, permissionsOf('orders'))).toEqual([
    { text: '1 product runs low', href: null },
  ]);
});
