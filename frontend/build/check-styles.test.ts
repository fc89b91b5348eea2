import { expect, test } from '@jest/globals';
import { stylesMadeTwice } from './check-styles.ts';

test('a style sheet is there once, whatever else is beside it', () => {
  expect(
    stylesMadeTwice([
      'shop-styles.Q8G6TasP.css',
      'shop-styles.Q8G6TasP.css.br',
      'order-styles.b92uv50k.css',
      'logo.12345678.svg',
    ]),
  ).toEqual([]);
});

test('one that both builds made differently is found', () => {
  expect(
    stylesMadeTwice(['shop-styles.Q8G6TasP.css', 'shop-styles.-7WpIeNt.css', 'order-styles.b92uv50k.css']),
  ).toEqual(['shop-styles']);
});
