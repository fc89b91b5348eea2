import { describe, expect, test } from '@jest/globals';
import { areDaysInOrder, orderNumberPrefix } from './season.ts';

describe('the season', () => {
  test.each([
    ['an ordinary one', '2026-08-10', '2026-11-08', '2026-11-01'],
    ['without a last order day', '2026-08-10', '2026-11-08', null],
    ['of one day', '2026-11-08', '2026-11-08', '2026-11-08'],
  ])('%s is fine', (_, opensOn, closesOn, lastOrderOn) => {
    expect(areDaysInOrder({ opensOn, closesOn, lastOrderOn })).toBe(true);
  });

  test.each([
    ['closes before it opens', '2026-11-08', '2026-11-07', null],
    ['takes its last order before it opens', '2026-08-10', '2026-11-08', '2026-08-09'],
    ['takes its last order after it closed', '2026-08-10', '2026-11-08', '2026-11-09'],
  ])('one that %s is refused', (_, opensOn, closesOn, lastOrderOn) => {
    expect(areDaysInOrder({ opensOn, closesOn, lastOrderOn })).toBe(false);
  });

  test('gives its orders their prefix', () => {
    expect(orderNumberPrefix('DS', 2026)).toBe('DS26');
    expect(orderNumberPrefix('AGAL', 2009)).toBe('AGAL09');
  });
});
