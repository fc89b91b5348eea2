import { describe, expect, test } from '@jest/globals';
import { paiseIn, rupeesOf, typedPaise } from './typed-money.ts';

describe('an amount typed in rupees', () => {
  test.each([
    ['500', 50_000],
    ['₹1,23,456.50', 12_345_650],
    [' ₹ 1,23,456 ', 12_345_600],
    ['Rs. 2,500/-', 250_000],
    ['INR 99.5', 9_950],
    ['0.05', 5],
    ['7.', 700],
    ['0', 0],
  ])('%j is understood', (typed, paise) => expect(paiseIn(typed)).toBe(paise));

  test.each(['', '₹', '-5', '1.234', '12a', '1e3', '.5', '123456789', '1.2.3'])('%j is none', (typed) =>
    expect(paiseIn(typed)).toBeNull(),
  );

  test.each(['12,50', '₹ 12,5 ', '1,234,56', 'Rs. 12,50/-'])(
    '%j is none: its last comma stands for a point',
    (typed) => expect(paiseIn(typed)).toBeNull(),
  );

  test('is none where something must be paid, nor beyond what a price may be', () => {
    expect(typedPaise('0.00')).toBeNull();
    expect(typedPaise('0.05')).toBe(5);
    expect(typedPaise('1,00,00,000')).toBe(1_000_000_000);
    expect(typedPaise('1,00,00,000.01')).toBeNull();
  });

  test('stands in the box in Indian groups, with paise only where there are any', () => {
    expect(rupeesOf(50_000)).toBe('500');
    expect(rupeesOf(12_345_650)).toBe('1,23,456.50');
    expect(rupeesOf(5)).toBe('0.05');
    expect(paiseIn(rupeesOf(12_345_650))).toBe(12_345_650);
  });
});
