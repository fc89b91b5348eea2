import { expect, test } from '@jest/globals';
import { savingPercent } from './rows.ts';

test('the saving is never overstated', () => {
  // 65 − 13 = 52 of 65: 80 %; 70 − 14.01 = 55.99 of 70: 79.98 %
  expect(savingPercent({ mrpPaise: 6_500, netPaise: 1_300 })).toBe(80);
  expect(savingPercent({ mrpPaise: 7_000, netPaise: 1_401 })).toBe(79);
});
