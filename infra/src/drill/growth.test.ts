import { expect, it } from '@jest/globals';

import { growth } from './growth.ts';

it('is the slope of what is measured, whatever it wavers by', () => {
  const at = [0, 1, 2, 3];
  expect(growth(at.map((hour) => ({ at: hour, value: 100 + 5 * hour })))).toBe(5);
  expect(growth([90, 110, 110, 90].map((value, hour) => ({ at: hour, value })))).toBe(0);
  expect(growth([{ at: 1, value: 7 }])).toBe(0);
});
