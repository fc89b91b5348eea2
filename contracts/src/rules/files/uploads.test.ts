import { expect, test } from '@jest/globals';
import { keptWidths, MOST_PARTS, partsOf } from './uploads.ts';

test('a picture is kept in the widths below its own, and in its own up to the widest', () => {
  expect(keptWidths(4032)).toEqual([96, 240, 480, 960, 1920]);
  expect(keptWidths(1920)).toEqual([96, 240, 480, 960, 1920]);
  expect(keptWidths(700)).toEqual([96, 240, 480, 700]);
  expect(keptWidths(96)).toEqual([96]);
  expect(keptWidths(16)).toEqual([16]);
});

test('a file has as many parts as it fills, the last one begun', () => {
  expect([1, 131_072, 131_073].map(partsOf)).toEqual([1, 1, 2]);
  expect(MOST_PARTS).toBe(160);
});
