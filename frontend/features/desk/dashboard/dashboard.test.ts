import { expect, test } from '@jest/globals';
import { riskLines } from './dashboard.tsx';
import { owedLines } from './money-panel.tsx';
import { hasSome } from './season-chart.tsx';

test('a line for each risk that there is, which leads to its orders', () => {
  const hrefOf = (filters: object) => JSON.stringify(filters);
  const risks = {
    'change-asked': 0,
    'change-unanswered': 0,
    'not-packed': 1_001,
    unanswered: 0,
    'held-long': 1,
    claimed: 0,
  };
  expect(riskLines(undefined, hrefOf)).toEqual([]);
  expect(riskLines(risks, hrefOf)).toEqual([
    {
      text: '1,000+ orders not packed, and their last day is near',
      href: '{"risk":"not-packed","sort":"oldest"}',
    },
    { text: '1 order on hold for long', href: '{"risk":"held-long","sort":"oldest"}' },
  ]);
});

test('what customers owe, and what is owed to them, leads to their orders', () => {
  const hrefOf = (filters: object) => JSON.stringify(filters);
  const late = { orders: 0, balancePaise: 0 };
  expect(owedLines({ unpaid: { orders: 0, balancePaise: 0 }, late, refundsDue: 0 }, hrefOf)).toEqual([]);
  expect(owedLines({ unpaid: { orders: 2, balancePaise: 679_000 }, late, refundsDue: 1 }, hrefOf)).toEqual([
    { text: '2 orders with a balance', more: '₹6,790 open', href: '{"payment":"owing","sort":"balance"}' },
    { text: '1 refund due', href: '{"payment":"refund-due"}' },
  ]);
});

test('the table has the days that brought something, this season or the one before', () => {
  const nothing = { day: '2026-10-01', orders: 0, valuePaise: 0 };
  const some = { ...nothing, orders: 1, valuePaise: 339_500 };
  const days = [
    { ...nothing, before: null },
    { ...nothing, before: nothing },
    { ...nothing, before: some },
    { ...some, before: null },
  ];
  expect(days.map(hasSome)).toEqual([false, false, true, true]);
});
