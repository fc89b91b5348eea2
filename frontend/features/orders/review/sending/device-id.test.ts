import { beforeEach, expect, jest, test } from '@jest/globals';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  jest.resetModules();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  });
});

/** As a page that was just opened. */
const afresh = async () => (await import('./device-id.ts')).deviceId();

test('a device keeps the number it made for itself', async () => {
  const first = await afresh();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  jest.resetModules();
  expect(await afresh()).toBe(first);
});

test('what is no such number any more is made anew, or every order would be refused', async () => {
  kept.set('device-id', 'tampered');
  const made = await afresh();
  expect(made).not.toBe('tampered');
  expect(kept.get('device-id')).toBe(made);
});
