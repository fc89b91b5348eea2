import { describe, expect, test } from '@jest/globals';
import { areDaysInOrder, orderNumberPrefix } from './season.ts';

describe('the season', () => {
  test.each([
    ['an ordinary one', '2026-08-10', '2026-11-08', '2026-11-01', '2026-11-08'],
    ['whose festival comes after it closes', '2026-08-10', '2026-11-06', null, '2026-11-08'],
    ['that takes orders until the festival itself', '2026-08-10', '2026-11-10', '2026-11-08', '2026-11-08'],
    ['without a last order day', '2026-08-10', '2026-11-08', null, null],
    ['of one day', '2026-11-08', '2026-11-08', '2026-11-08', null],
  ])('%s is fine', (_, opensOn, closesOn, lastOrderOn, festivalOn) => {
    expect(areDaysInOrder({ opensOn, closesOn, lastOrderOn, festivalOn })).toBe(true);
  });

  test.each([
    ['closes before it opens', '2026-11-08', '2026-11-07', null, null],
    ['takes its last order before it opens', '2026-08-10', '2026-11-08', '2026-08-09', null],
    ['takes its last order after it closed', '2026-08-10', '2026-11-08', '2026-11-09', null],
    ['takes its last order after the festival', '2026-08-10', '2026-11-20', '2026-11-09', '2026-11-08'],
  ])('one that %s is refused', (_, opensOn, closesOn, lastOrderOn, festivalOn) => {
    expect(areDaysInOrder({ opensOn, closesOn, lastOrderOn, festivalOn })).toBe(false);
  });

  test('gives its orders their prefix', () => {
    expect(orderNumberPrefix('DS', 2026)).toBe('DS26');
    expect(orderNumberPrefix('AGAL', 2009)).toBe('AGAL09');
  });
});
