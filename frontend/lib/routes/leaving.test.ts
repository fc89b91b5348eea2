import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { isLeaving, watchLeaving } from './leaving.ts';

/** What a browser has and a test has not. */
let window: EventTarget;
let document: { activeElement: object };

beforeEach(() => {
  jest.useFakeTimers();
  window = new EventTarget();
  document = { activeElement: {} };
  Object.assign(globalThis, { window, document });
  watchLeaving();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each(['tel:', 'upi:', 'mailto:'])('one whose link another app takes stays: %s', (protocol) => {
  document.activeElement = { protocol };
  window.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(false);
});

test('a page whose link was followed is left, until it is seen to have stayed', async () => {
  document.activeElement = { protocol: 'https:' };
  window.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(isLeaving()).toBe(false);
});

test('one that is closed or loaded anew is left, whatever had the focus', () => {
  document.activeElement = {};
  window.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
});
