import { describe, expect, test } from '@jest/globals';
import { openEnd, refreshVerdict, type Session } from './session.ts';

const rotatedAt = new Date('2026-10-01T10:00:00Z');
const session: Session = {
  id: 's',
  audience: 'admin',
  personId: 'p',
  accessVersion: 0,
  tokenHash: 'new',
  previousTokenHash: 'old',
  rotatedAt,
  createdAt: new Date('2026-09-30T10:00:00Z'),
  expiresAt: new Date('2026-10-15T10:00:00Z'),
  endedAt: null,
  userAgent: '',
  provenAt: null,
};
const after = (ms: number) => new Date(rotatedAt.getTime() + ms);
const TEN_MINUTES = 600_000;
const token = (hash: string) => ({ hash, followsPrevious: hash === 'twin' });

describe('a refresh token', () => {
  test.each([
    ['the newest is rotated', 'new', after(60_000), 'rotate'],
    ['so is another that was given for the one before', 'twin', after(TEN_MINUTES + 1), 'rotate'],
    ['the one before is answered again for ten minutes', 'old', after(TEN_MINUTES), 'repeat'],
    ['and then gives a thief away', 'old', after(TEN_MINUTES + 1), 'stolen'],
    ['one from further back always does', 'ancient', after(1), 'stolen'],
    ['none counts when the session has run out', 'new', new Date('2026-10-15T10:00:00Z'), 'over'],
    ['nor accuses anybody then', 'ancient', new Date('2026-10-16T10:00:00Z'), 'over'],
  ])('%s', (_, hash, now, verdict) => {
    expect(refreshVerdict(session, token(hash), now)).toBe(verdict);
  });

  test('counts for nothing once the session has ended', () => {
    expect(refreshVerdict({ ...session, endedAt: after(5) }, token('new'), after(6))).toBe('over');
  });

  test('has no predecessor in a new session', () => {
    expect(refreshVerdict({ ...session, previousTokenHash: null }, token('old'), after(1))).toBe('stolen');
  });
});

describe('a session', () => {
  const createdAt = new Date('2026-10-01T10:00:00Z');
  test.each([
    [
      'of staff ends fourteen days after its last use',
      'admin',
      '2026-10-10T10:00:00Z',
      '2026-10-24T10:00:00Z',
    ],
    ['and thirty after its first', 'admin', '2026-10-30T10:00:00Z', '2026-10-31T10:00:00Z'],
    ['of a referrer ninety', 'referrer', '2026-12-29T10:00:00Z', '2026-12-30T10:00:00Z'],
  ] as const)('%s', (_, audience, usedAt, end) => {
    expect(openEnd({ audience, createdAt }, new Date(usedAt))).toEqual(new Date(end));
  });
});
