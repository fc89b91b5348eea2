import { expect, test } from '@jest/globals';
import { changeIn, GatheredChanges } from './gathered-changes.ts';

const gathered = (...payloads: string[]) => {
  const changes = new GatheredChanges();
  for (const payload of payloads) {
    const change = changeIn(payload);
    if (change) changes.add(change);
  }
  return changes.take().map(({ topic, id, revision }) => [topic, id, revision]);
};

test('an announcement names its topic, its transaction and perhaps a record; what is no topic says nothing', () => {
  expect(changeIn('orders 8131 DS26-00007')).toEqual({ topic: 'orders', revision: '8131', id: 'DS26-00007' });
  expect(changeIn('products 8131')).toEqual({ topic: 'products', revision: '8131', id: null });
  expect(changeIn('toString 1')).toBeNull();
});

test('what is said twice is told once, with the later revision', () => {
  expect(gathered('contacts 1 a', 'contacts 2 a', 'contacts 3 b')).toEqual([
    ['contacts', 'a', '2'],
    ['contacts', 'b', '3'],
    ['dashboard', null, '3'],
  ]);
});

test('a change of any record holds those of single ones', () => {
  expect(gathered('contacts 1 a', 'contacts 2', 'contacts 3 b')).toEqual([
    ['contacts', null, '3'],
    ['dashboard', null, '3'],
  ]);
});

test('a crowd is told as one change of any record', () => {
  const crowd = Array.from({ length: 51 }, (_, at) => `uploads ${at} picture-${at}`);
  expect(gathered(...crowd.slice(0, 50))).toHaveLength(50);
  expect(gathered(...crowd)).toEqual([['uploads', null, '50']]);
});
