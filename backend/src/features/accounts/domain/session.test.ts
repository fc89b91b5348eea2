import { describe, expect, test } from '@jest/globals';
import { refreshVerdict, type Session } from './session.ts';

const rotatedAt = new Date('2026-10-01T10:00:00Z');
const session: Session = {
  id: 's',
  audience: 'admin',
  personId: 'p',
  tokenHash: 'new',
  previousTokenHash: 'old',
  rotatedAt,
  createdAt: new Date('2026-09-30T10:00:00Z'),
  expiresAt: new Date('2026-10-15T10:00:00Z'),
  endedAt: null,
  userAgent: '',
};
const after = (ms: number) => new Date(rotatedAt.getTime() + ms);

describe('a refresh token', () => {
  test.each([
    ['the newest is rotated', 'new', after(60_000), 'rotate'],
    ['the one before it gets the same answer for ten seconds', 'old', after(10_000), 'repeat'],
    ['and then gives a thief away', 'old', after(10_001), 'stolen'],
    ['one from further back always does', 'ancient', after(1), 'stolen'],
    ['none counts when the session has run out', 'new', new Date('2026-10-15T10:00:00Z'), 'over'],
    ['nor accuses anybody then', 'ancient', new Date('2026-10-16T10:00:00Z'), 'over'],
  ])('%s', (_, hash, now, verdict) => {
    expect(refreshVerdict(session, hash, now)).toBe(verdict);
  });

  test('counts for nothing once the session has ended', () => {
    expect(refreshVerdict({ ...session, endedAt: after(5) }, 'new', after(6))).toBe('over');
  });

  test('has no predecessor in a new session', () => {
    expect(refreshVerdict({ ...session, previousTokenHash: null }, 'old', after(1))).toBe('stolen');
  });
});
