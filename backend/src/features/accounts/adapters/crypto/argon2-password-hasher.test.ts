import { describe, expect, jest, test } from '@jest/globals';
import { Argon2PasswordHasher } from './argon2-password-hasher.ts';

const hasher = new Argon2PasswordHasher();

describe('passwords', () => {
  test('are hashed with argon2id, 19 MiB, two passes, one lane', async () => {
    const hash = await hasher.hash('three sparklers');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.hash('three sparklers')).not.toBe(hash);
    expect(await hasher.verify(hash, 'three sparklers', 'stranger')).toBe(true);
    expect(await hasher.verify(hash, 'four sparklers', 'stranger')).toBe(false);
  });

  test('nobody has a password, and finding that out takes as long', async () => {
    const hash = await hasher.hash('three sparklers');
    await hasher.verify(null, 'warm up', 'stranger');
    /** The quickest of five, in which nothing else held the machine up. */
    const time = async (known: string | null) => {
      let least = Infinity;
      for (let i = 0; i < 5; i++) {
        const start = performance.now();
        expect(await hasher.verify(known, 'a guess', 'stranger')).toBe(false);
        least = Math.min(least, performance.now() - start);
      }
      return least;
    };
    const ratio = (await time(null)) / (await time(hash));
    expect(ratio).toBeGreaterThan(0.1);
    expect(ratio).toBeLessThan(10);
  });

  test('a crowd waits in turn, and beyond 24 is asked to come later', async () => {
    const withLongTimeout = new Argon2PasswordHasher(60_000);
    const crowd = await Promise.allSettled(
      Array.from({ length: 30 }, () => withLongTimeout.verify(null, 'a guess', 'stranger')),
    );
    const refused = crowd.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { kind: 'unavailable', code: 'busy' } });
    expect(await withLongTimeout.verify(null, 'afterwards', 'stranger')).toBe(false);
  });

  test('who is known goes before the crowd, however long its queue', async () => {
    const answered: string[] = [];
    const crowd = Array.from({ length: 70 }, () =>
      hasher.verify(null, 'a guess', 'stranger').then(
        () => answered.push('stranger'),
        () => undefined,
      ),
    );
    expect(await hasher.verify(null, 'a guess', 'known')).toBe(false);
    expect(answered.length).toBeLessThan(10);
    await Promise.all(crowd);
  });

  test('nobody waits longer than the queue allows', async () => {
    jest.useFakeTimers();
    const withDefaultTimeout = new Argon2PasswordHasher();
    const asked = Promise.allSettled(
      Array.from({ length: 4 }, () => withDefaultTimeout.verify(null, 'a guess', 'stranger')),
    );
    jest.advanceTimersByTime(2_500);
    jest.useRealTimers();
    const crowd = await asked;
    expect(crowd.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(crowd[2]).toMatchObject({ reason: { kind: 'unavailable', code: 'busy' } });
    expect(await withDefaultTimeout.verify(null, 'afterwards', 'stranger')).toBe(false);
  });
});
