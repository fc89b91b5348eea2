import { describe, expect, test } from '@jest/globals';
import { mayReload } from './chunk-reload.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('a page whose chunk failed to load', () => {
  test('is reloaded once, and not again within ten seconds', () => {
    const storage = memory();
    expect(mayReload('/crackers', 1_000, storage)).toBe(true);
    expect(mayReload('/crackers', 10_999, storage)).toBe(false);
    expect(mayReload('/crackers', 11_000, storage)).toBe(true);
  });

  test('each path counts by itself', () => {
    const storage = memory();
    expect(mayReload('/crackers', 1_000, storage)).toBe(true);
    expect(mayReload('/', 1_001, storage)).toBe(true);
  });

  test('is left alone where nothing can be remembered', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('storage refused');
      },
    };
    expect(mayReload('/crackers', 1_000, refusing)).toBe(false);
  });
});
