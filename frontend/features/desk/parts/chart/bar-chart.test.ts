import { expect, test } from '@jest/globals';
import { chartTop } from './bar-chart.tsx';

test('a chart ends at a round figure that is not below its largest value', () => {
  expect(chartTop(3_400_00)).toBe(5_000_00);
  expect(chartTop(1_000_00)).toBe(1_000_00);
  expect(chartTop(1_000_01)).toBe(2_000_00);
  expect(chartTop(7)).toBe(10);
});

test('a chart without values still has a height', () => {
  expect(chartTop(0)).toBe(1);
});
