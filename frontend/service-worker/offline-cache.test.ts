import { beforeEach, describe, expect, test } from '@jest/globals';
import { keepAnswer, keptAnswer } from './offline-cache.ts';

/** As much of a browser's caches as keeping an answer takes. */
function emptyCaches() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key),
    delete: async (key: string) => kept.delete(key),
  };
  return { open: async () => cache };
}

beforeEach(() => {
  Object.assign(globalThis, { caches: emptyCaches() });
});

const answer = (cacheControl: string | null, status = 200) =>
  new Response('the list', {
    status,
    headers: cacheControl === null ? {} : { 'cache-control': cacheControl },
  });

const LIST = '/quick-order';

describe('of what the price list is made of, the worker keeps', () => {
  test('an answer that everybody gets alike', async () => {
    await keepAnswer(LIST, answer('public, max-age=0, s-maxage=60'));
    expect(await (await keptAnswer(LIST))?.text()).toBe('the list');
  });

  test.each(['no-store', 'private, max-age=600', 'no-cache', 'max-age=600', null])(
    'no answer that says %j',
    async (cacheControl) => {
      await keepAnswer(LIST, answer(cacheControl));
      expect(await keptAnswer(LIST)).toBeUndefined();
    },
  );

  test.each([404, 500, 503])('no failure: %i', async (status) => {
    await keepAnswer(LIST, answer('public, max-age=60', status));
    expect(await keptAnswer(LIST)).toBeUndefined();
  });

  test('what it has, when such an answer comes instead, until a redirect says that the shop has closed', async () => {
    await keepAnswer(LIST, answer('public, max-age=60'));
    await keepAnswer(LIST, answer('no-store'));
    await keepAnswer(LIST, answer('public, max-age=60', 503));
    expect(await keptAnswer(LIST)).toBeDefined();
    const redirect = answer('public, max-age=60');
    Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
    await keepAnswer(LIST, redirect);
    expect(await keptAnswer(LIST)).toBeUndefined();
  });

  describe('what was asked for last, when answers overtake each other:', () => {
    const list = (text: string, body: BodyInit = text) =>
      new Response(body, { headers: { 'cache-control': 'public' } });
    const kept = async () => (await keptAnswer(LIST))?.text();

    test('a list', async () => {
      const first = Promise.withResolvers<Response>();
      const keeping = keepAnswer(LIST, first.promise);
      await keepAnswer(LIST, list('late'));
      first.resolve(list('early'));
      await keeping;
      expect(await kept()).toBe('late');
    });

    test('a list, where the earlier one began before it and ended after it', async () => {
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const keeping = keepAnswer(LIST, list('early', body.readable as BodyInit));
      await keepAnswer(LIST, list('late'));
      await body.writable.close();
      await keeping;
      expect(await kept()).toBe('late');
    });

    test('nothing, where a redirect said that the shop has closed', async () => {
      const first = Promise.withResolvers<Response>();
      const keeping = keepAnswer(LIST, first.promise);
      const redirect = new Response();
      Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
      await keepAnswer(LIST, redirect);
      first.resolve(list('early'));
      await keeping;
      expect(await kept()).toBeUndefined();
    });

    test('but a failure takes nothing from the one before', async () => {
      const first = Promise.withResolvers<Response>();
      const keeping = keepAnswer(LIST, first.promise);
      await keepAnswer(LIST, answer('public', 503));
      first.resolve(list('early'));
      await keeping;
      expect(await kept()).toBe('early');
    });
  });
});
