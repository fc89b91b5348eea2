import { expect, test } from '@jest/globals';
import { riskLines } from './dashboard.tsx';

test('a line for each risk that there is, which leads to its orders', () => {
  const hrefOf = (filters: object) => JSON.stringify(filters);
  const risks = { 'change-unanswered': 0, 'not-packed': 1_001, unanswered: 0, 'held-long': 1 };
  expect(riskLines(undefined, hrefOf)).toEqual([]);
  expect(riskLines(risks, hrefOf)).toEqual([
    {
      text: '1,000+ orders not packed, and their last day is near',
      href: '{"risk":"not-packed","sort":"oldest"}',
    },
    { text: '1 order on hold for long', href: '{"risk":"held-long","sort":"oldest"}' },
  ]);
});
