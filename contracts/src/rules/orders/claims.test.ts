import { describe, expect, test } from '@jest/globals';
import { UPLOAD } from '../files/uploads.ts';
import { MOST_CLAIM_DAYS } from '../limits.ts';
import { KEPT_DAYS } from '../retention.ts';
import { CLAIM, claimObstacle, type ClaimFacts } from './claims.ts';

/** Collected on 10 November in Kolkata, where the day had begun; told of on the 13th, the last of three days. */
const facts: ClaimFacts = {
  collectedAt: '2026-11-09T18:30:00.000Z',
  today: '2026-11-13',
  days: 3,
  hasOpen: false,
  isOwnDevice: true,
  isPlacedForCustomer: false,
};
const obstacle = (changes: Partial<ClaimFacts> = {}) => claimObstacle({ ...facts, ...changes });

test('one request brings a photograph', () => {
  expect(CLAIM.photoBytes).toBe(UPLOAD.partBytes);
});

test('a device is known by its order as long as the shop can give', () => {
  // The last day ends at midnight.
  expect(MOST_CLAIM_DAYS).toBeLessThan(KEPT_DAYS.endedOrder);
});

describe('what is broken or missing', () => {
  test('is told through the last day that the shop gives, and on none after', () => {
    expect(obstacle()).toBeNull();
    expect(obstacle({ today: '2026-11-10' })).toBeNull();
    expect(obstacle({ today: '2026-11-14' })).toBe('late');
    expect(obstacle({ days: 4, today: '2026-11-14' })).toBeNull();
  });

  test('is told of goods that were collected', () => {
    expect(obstacle({ collectedAt: null })).toBe('not-collected');
  });

  test('is told by telephone where the shop gives no days', () => {
    expect(obstacle({ days: 0, today: '2026-11-10' })).toBe('off');
  });

  test('is told once, until the shop has answered; that waits however late it is', () => {
    expect(obstacle({ hasOpen: true })).toBe('open');
    expect(obstacle({ hasOpen: true, today: '2026-12-31', isOwnDevice: false })).toBe('open');
  });

  test('is told on the device that sent the order, or on any where the shop sent it for her', () => {
    expect(obstacle({ isOwnDevice: false })).toBe('device');
    expect(obstacle({ isOwnDevice: false, isPlacedForCustomer: true })).toBeNull();
  });
});
