import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { Refresher } from './refresher.ts';

const document = { visibilityState: 'visible' };
let queries: QueryClient;
let asked: string[];
let answer: () => Promise<string>;
let leave: (() => void)[];
beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document });
  document.visibilityState = 'visible';
  queries = new QueryClient();
  asked = [];
  answer = () => Promise.resolve('');
  leave = await Promise.all([
    open('orders', 'list'),
    open('orders', 'one', '7'),
    open('orders', 'one', '8'),
    open('towns'),
  ]);
  asked = [];
});
afterEach(() => {
  for (const go of leave) go();
  jest.useRealTimers();
});

/** A screen that shows the answer to a query. */
async function open(...queryKey: string[]): Promise<() => void> {
  const queryFn = () => (asked.push(queryKey.join(' ')), answer());
  const go = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(1);
  return go;
}

test('a record that changed is asked for anew, and every list of its topic, and nothing else', async () => {
  new Refresher(queries).changed({ topic: 'orders', id: '7' });
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['orders list', 'orders one 7']);
});

test('when it may be any of them, all are', async () => {
  new Refresher(queries).everything();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['orders list', 'orders one 7', 'orders one 8']);
});

test('a crowd is shown at once and then once a second, whatever comes between', async () => {
  const refresher = new Refresher(queries);
  for (let at = 0; at < 50; at++) {
    refresher.changed({ topic: 'orders', id: String(100 + at) });
    await jest.advanceTimersByTimeAsync(30);
  }
  await jest.advanceTimersByTimeAsync(2_000);
  // At 0, 1,000 and 2,000 ms.
  expect(asked).toEqual(['orders list', 'orders list', 'orders list']);
});

test('an answer that takes long is waited for, not broken off by the next change', async () => {
  const refresher = new Refresher(queries);
  answer = () => new Promise((resolve) => setTimeout(() => resolve('late'), 3_000));
  refresher.changed({ topic: 'orders', id: '9' });
  await jest.advanceTimersByTimeAsync(1_500);
  refresher.changed({ topic: 'orders', id: '9' });
  await jest.advanceTimersByTimeAsync(1_400);
  expect(asked).toEqual(['orders list']);
  await jest.advanceTimersByTimeAsync(200);
  expect(queries.getQueryData(['orders', 'list'])).toBe('late');
  expect(asked).toEqual(['orders list', 'orders list']);
});

test('what nobody looks at is asked for later', async () => {
  document.visibilityState = 'hidden';
  new Refresher(queries).changed({ topic: 'orders', id: '7' });
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([]);
  expect(queries.getQueryState(['orders', 'one', '7'])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['orders', 'one', '8'])?.isInvalidated).toBe(false);
});

test('what is being read for the first time is read once more: it may have been read before the change', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  answer = () => promise;
  leave.push(await open('orders', 'opened'));
  answer = () => Promise.resolve('');
  new Refresher(queries).changed({ topic: 'orders', id: '100' });
  await jest.advanceTimersByTimeAsync(1);
  resolve('as it was');
  await jest.advanceTimersByTimeAsync(1);
  expect(asked.filter((key) => key === 'orders opened')).toHaveLength(2);
});
