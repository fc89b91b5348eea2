import { describe, expect, test } from '@jest/globals';
import { runGuards } from './guards.ts';

const page = { urlOriginal: '/admin/orders', urlPathname: '/admin/orders' };
const registry = {
  open: () => Promise.resolve(null),
  shut: () => Promise.resolve('/admin'),
};

describe('named guards', () => {
  test('let a visitor through whom none of them sends elsewhere', async () => {
    expect(await runGuards([], registry, page)).toBeNull();
    expect(await runGuards(['open'], registry, page)).toBeNull();
  });

  test('send the visitor where the first that refuses says', async () => {
    expect(await runGuards(['open', 'shut'], registry, page)).toBe('/admin');
  });

  test('an unknown name raises an error, even behind one that refuses', async () => {
    await expect(runGuards(['shut', 'nobody'], registry, page)).rejects.toThrow("Unknown guard: 'nobody'");
    await expect(runGuards(['toString'], registry, page)).rejects.toThrow("Unknown guard: 'toString'");
  });
});
