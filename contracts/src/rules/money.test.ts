import { describe, expect, test } from '@jest/globals';
import { formatMoney, roundToRupee, rupees, shareOf } from './money.ts';

describe('a share of an amount', () => {
  test.each([
    [310_000, 300, 9_300],
    [15_900, 300, 477],
    // 3 % of ₹0.50 is 1.5 paise: half goes up.
    [50, 300, 2],
    [0, 300, 0],
    [100, 0, 0],
  ])('%i paise at %i basis points is %i paise', (paise, rate, share) => {
    expect(shareOf(paise, rate)).toBe(share);
  });
});

test.each([
  [31_377, 31_400],
  [31_349, 31_300],
  [31_350, 31_400],
  [31_400, 31_400],
])('%i paise round to %i', (paise, rounded) => expect(roundToRupee(paise)).toBe(rounded));

test.each([
  [12_345_600, '₹1,23,456'],
  [1300, '₹13'],
  [50, '₹0.50'],
  [-20_000, '−₹200'],
])('%i paise read %s', (paise, text) => expect(formatMoney(paise)).toBe(text));

test('amounts of every length read as the locale of India writes them, behind a minus that is no hyphen', () => {
  const money = { style: 'currency', currency: 'INR' } as const;
  const exact = new Intl.NumberFormat('en-IN', money);
  const whole = new Intl.NumberFormat('en-IN', { ...money, maximumFractionDigits: 0 });
  for (let paise = 1; paise < 1e13; paise *= 3) {
    expect(formatMoney(paise)).toBe((paise % 100 === 0 ? whole : exact).format(paise / 100));
    expect(formatMoney(paise * 100)).toBe(whole.format(paise));
    expect(formatMoney(-paise)).toBe(
      (paise % 100 === 0 ? whole : exact).format(-paise / 100).replace('-', '−'),
    );
  }
});

test.each([
  [12_345, 123.45],
  [-50, -0.5],
  [-0, 0],
  [null, null],
  [undefined, null],
])('%p paise are %p in a file', (paise, cell) => expect(rupees(paise)).toBe(cell));
