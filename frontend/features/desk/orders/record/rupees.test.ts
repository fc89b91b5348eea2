import { describe, expect, test } from '@jest/globals';
import { paiseOf, rupeesIn } from './rupees.ts';

describe('an amount typed in rupees', () => {
  test('is understood with and without commas, sign and paise', () => {
    expect(paiseOf('500')).toBe(50_000);
    expect(paiseOf(' ₹ 1,23,456 ')).toBe(12_345_600);
    expect(paiseOf('99.5')).toBe(9_950);
    expect(paiseOf('0.05')).toBe(5);
  });

  test('is none when it is empty, nothing, negative, finer than a paisa or no number', () => {
    for (const typed of ['', '0', '0.00', '-5', '1.234', '12a', '1e3', '.5', '123456789']) {
      expect(paiseOf(typed)).toBeNull();
    }
  });

  test('stands in the box as a person would type it', () => {
    expect(rupeesIn(50_000)).toBe('500');
    expect(rupeesIn(9_950)).toBe('99.50');
    expect(rupeesIn(5)).toBe('0.05');
  });
});
