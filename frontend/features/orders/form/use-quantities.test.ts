import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { clearDraft, setDraftQuantity } from '../../draft/draft-store.ts';
import { subscribeSoon } from './use-quantities.ts';

const frames = new Map<number, () => void>();
let numbered = 0;

function drawFrame(): void {
  const due = [...frames.values()];
  frames.clear();
  due.forEach((callback) => callback());
  jest.advanceTimersByTime(1);
}

const bar = jest.fn();
const ways = jest.fn();
let leave: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  frames.clear();
  Object.assign(globalThis, {
    window: new EventTarget(),
    requestAnimationFrame: (callback: () => void) => {
      frames.set(++numbered, callback);
      return numbered;
    },
    cancelAnimationFrame: (frame: number) => frames.delete(frame),
  });
  clearDraft();
  bar.mockClear();
  ways.mockClear();
  leave = [subscribeSoon(bar), subscribeSoon(ways)];
});

afterEach(() => {
  leave.forEach((unsubscribe) => unsubscribe());
  jest.useRealTimers();
});

test('what stands beside the list hears of two taps once, after the frame', () => {
  setDraftQuantity('SP-01', 1, 1_300);
  setDraftQuantity('SP-01', 2, 1_300);
  expect(bar).not.toHaveBeenCalled();
  drawFrame();
  expect(bar).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_000);
  expect(bar).toHaveBeenCalledTimes(1);
  setDraftQuantity('SP-01', 3, 1_300);
  drawFrame();
  expect(bar).toHaveBeenCalledTimes(2);
});

test('who left before the frame is not told', () => {
  setDraftQuantity('SP-01', 1, 1_300);
  leave.pop()?.();
  drawFrame();
  expect(bar).toHaveBeenCalledTimes(1);
  expect(ways).not.toHaveBeenCalled();
});

test('a page without a frame, hidden or put aside, tells all the same, and once', () => {
  setDraftQuantity('SP-01', 1, 1_300);
  jest.advanceTimersByTime(1_000);
  expect(bar).toHaveBeenCalledTimes(1);
  drawFrame();
  expect(bar).toHaveBeenCalledTimes(1);
  setDraftQuantity('SP-01', 2, 1_300);
  drawFrame();
  expect(bar).toHaveBeenCalledTimes(2);
});

test('who comes after all left with a frame to come hears of the next change, and not of theirs', () => {
  setDraftQuantity('SP-01', 1, 1_300);
  leave.forEach((unsubscribe) => unsubscribe());
  expect(frames.size).toBe(0);
  leave = [subscribeSoon(bar)];
  setDraftQuantity('SP-01', 2, 1_300);
  drawFrame();
  expect(bar).toHaveBeenCalledTimes(1);
});
