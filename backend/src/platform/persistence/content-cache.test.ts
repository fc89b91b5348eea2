import { describe, expect, test } from '@jest/globals';
import { ContentCache } from './content-cache.ts';

function setUp(first: string | null) {
  let version = first;
  let loads = 0;
  let inTransaction = false;
  const cache = new ContentCache({ current: () => version }, { isInTransaction: () => inTransaction });
  const load = () => Promise.resolve(`load ${(loads += 1)}`);
  return {
    cache,
    load,
    announce: (next: string | null) => (version = next),
    begin: () => (inTransaction = true),
    end: () => (inTransaction = false),
  };
}

describe('content in memory', () => {
  test('is loaded once a version', async () => {
    const { cache, load, announce } = setUp('1');
    expect(await cache.keep('shop', load)).toBe('load 1');
    expect(await cache.keep('shop', load)).toBe('load 1');
    announce('2');
    expect(await cache.keep('shop', load)).toBe('load 2');
  });

  test('is loaded every time while the version is unknown', async () => {
    const { cache, load, announce } = setUp('1');
    await cache.keep('shop', load);
    announce(null);
    expect(await cache.keep('shop', load)).toBe('load 2');
    expect(await cache.keep('shop', load)).toBe('load 3');
  });

  test('does not outlive an announcement that came while it was loading', async () => {
    const { cache, load, announce } = setUp('1');
    const asked = cache.keep('shop', async () => {
      announce('2');
      return 'before the change';
    });
    expect(await asked).toBe('before the change');
    expect(await cache.keep('shop', load)).toBe('load 1');
  });

  test('is loaded once for all who ask at the same time', async () => {
    const { cache, load } = setUp('1');
    expect(await Promise.all([cache.keep('shop', load), cache.keep('shop', load)])).toEqual([
      'load 1',
      'load 1',
    ]);
  });

  test('a transaction waits for no load of others, and loads for nobody else', async () => {
    const { cache, load, begin, end } = setUp('1');
    let arrive = (_: string) => undefined as void;
    const asked = cache.keep('shop', () => new Promise<string>((resolve) => (arrive = resolve)));
    begin();
    expect(await cache.keep('shop', load)).toBe('load 1');
    end();
    arrive('for all');
    expect(await asked).toBe('for all');
    begin();
    expect(await cache.keep('shop', load)).toBe('for all');
    expect(await cache.keep('other', load)).toBe('load 2');
    end();
    expect(await cache.keep('other', load)).toBe('load 3');
  });

  test('what is asked for is not pushed out by thousands that nobody asks for again', async () => {
    const { cache, load } = setUp('1');
    await cache.keep('shop', load);
    for (let page = 0; page < 5_000; page++) {
      await cache.keep(`made up ${page}`, () => Promise.resolve(null));
      await cache.keep('shop', load);
    }
    expect(await cache.keep('shop', load)).toBe('load 1');
  });

  test('a failed load is not kept', async () => {
    const { cache, load } = setUp('1');
    await expect(cache.keep('shop', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.keep('shop', load)).toBe('load 1');
  });
});
