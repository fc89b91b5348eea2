import { expect, test } from '@jest/globals';
import { typedOrderNumber } from './order-number.ts';

test.each([
  ['DS26-00042', 'DS26-00042'],
  ['ds2600042', 'DS26-00042'],
  ['DS26-42', 'DS26-00042'],
  [' ds26 00042 ', 'DS26-00042'],
  ['DS 26 - 00042', 'DS26-00042'],
  ['DS26–00042', 'DS26-00042'],
  ['#DS26-00042', 'DS26-00042'],
  ['DS26-00042.', 'DS26-00042'],
  ['\u202ADS26-00042\u202C', 'DS26-00042'],
  ['DS26\u200B-00042\uFEFF', 'DS26-00042'],
  ['DS26-00042)', 'DS26-00042'],
  ['(#DS26-00042),', 'DS26-00042'],
  ['DS26-1234567', 'DS26-1234567'],
  ['26-00042', null],
  ['DS26-', null],
  ['DS26-123456789', null],
  ['DS26-00042x', null],
  ['', null],
])('%j is the order number %j', (typed, number) => expect(typedOrderNumber(typed)).toBe(number));

test('a long text that is none is refused at once', () => {
  const begun = performance.now();
  for (const filler of ['\uFEFF', '\u202A', ' ', '#(', '-', '.)']) {
    expect(
      typedOrderNumber(`${filler.repeat(50_000)}DS26${filler.repeat(50_000)}42${filler.repeat(50_000)}x`),
    ).toBe(null);
  }
  expect(performance.now() - begun).toBeLessThan(1_000);
});
