import { describe, expect, test } from '@jest/globals';
import { Clock } from '../../../shared/clock.ts';
import { RandomIdentifiers } from '../../../shared/identifiers.ts';
import { PasswordHasher } from '../domain/password-hasher.ts';
import { EnsureFirstOwner } from './ensure-first-owner.ts';
import { StaffRegistry, type FirstOwner } from './staff-registry.ts';

class OpenHasher extends PasswordHasher {
  hash(password: string) {
    return Promise.resolve(`hash of ${password}`);
  }
  verify() {
    return Promise.resolve(false);
  }
}
class StoppedClock extends Clock {
  now() {
    return new Date('2026-10-01T10:00:00Z');
  }
}
class Registry extends StaffRegistry {
  owners: FirstOwner[] = [];
  /** Another copy of the backend makes the owner between look and leap. */
  lost = false;

  hasOwner() {
    return Promise.resolve(this.owners.length > 0);
  }
  addFirstOwner(owner: FirstOwner) {
    if (this.lost) return Promise.resolve(false);
    this.owners.push(owner);
    return Promise.resolve(true);
  }
}

const NO_WISH = { email: null, password: null };

function setUp() {
  const registry = new Registry();
  const ensure = new EnsureFirstOwner(
    registry,
    new OpenHasher(),
    new RandomIdentifiers(),
    new StoppedClock(),
  );
  return { registry, ensure };
}

describe('the first owner', () => {
  test('is made with a password of 128 random bits that is told once', async () => {
    const { registry, ensure } = setUp();
    const made = await ensure.execute(NO_WISH);
    expect(made).toEqual({
      email: 'owner@agalcrackers.example',
      madePassword: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(registry.owners[0]?.passwordHash).toBe(`hash of ${made?.madePassword}`);
    expect(await ensure.execute(NO_WISH)).toBeNull();
    expect(registry.owners).toHaveLength(1);
  });

  test('is the one that the environment names, whose password is not told', async () => {
    const { registry, ensure } = setUp();
    const made = await ensure.execute({ email: 'me@shop.example', password: 'my own words' });
    expect(made).toEqual({ email: 'me@shop.example', madePassword: null });
    expect(registry.owners[0]).toMatchObject({
      email: 'me@shop.example',
      passwordHash: 'hash of my own words',
    });
  });

  test('is not told twice when two copies start at once', async () => {
    const { registry, ensure } = setUp();
    registry.lost = true;
    expect(await ensure.execute(NO_WISH)).toBeNull();
  });
});
