import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { atMostEvery } from './at-most.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the first change is told at once, the others at most once every 300 ms, and the last always', () => {
  const told: string[] = [];
  const notify = atMostEvery<string>(300, (value) => told.push(value));
  notify('a');
  expect(told).toEqual(['a']);
  notify('ab');
  notify('abc');
  jest.advanceTimersByTime(299);
  expect(told).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['a', 'abc']);
  notify('abcd');
  expect(told).toEqual(['a', 'abc']);
  jest.advanceTimersByTime(300);
  expect(told).toEqual(['a', 'abc', 'abcd']);
  jest.advanceTimersByTime(1_000);
  notify('x');
  expect(told).toEqual(['a', 'abc', 'abcd', 'x']);
});

test('what waits can be told before its time, once', () => {
  const told: string[] = [];
  const notify = atMostEvery<string>(300, (value) => told.push(value));
  notify('a');
  notify('ab');
  notify.flush();
  notify.flush();
  expect(told).toEqual(['a', 'ab']);
  jest.advanceTimersByTime(1_000);
  expect(told).toEqual(['a', 'ab']);
});

test('what was forgotten is told no more', () => {
  const told: string[] = [];
  const notify = atMostEvery<string>(300, (value) => told.push(value));
  notify('a');
  notify('ab');
  notify.forget();
  jest.advanceTimersByTime(1_000);
  expect(told).toEqual(['a']);
});
