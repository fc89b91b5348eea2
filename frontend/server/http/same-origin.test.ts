import { expect, test } from '@jest/globals';
import { isSameOrigin } from './same-origin.ts';

test('a form is believed only when the browser says that a page of the shop sent it', () => {
  const host = 'shop.example:8080';
  expect(isSameOrigin({ 'sec-fetch-site': 'same-origin' }, host)).toBe(true);
  expect(isSameOrigin({ 'sec-fetch-site': 'cross-site', origin: 'http://shop.example:8080' }, host)).toBe(
    false,
  );
  expect(isSameOrigin({ 'sec-fetch-site': 'none' }, host)).toBe(false);
  expect(isSameOrigin({ origin: 'http://shop.example:8080' }, host)).toBe(true);
  expect(isSameOrigin({ origin: 'http://shop.example' }, host)).toBe(false);
  expect(isSameOrigin({ origin: 'null' }, host)).toBe(false);
  expect(isSameOrigin({}, host)).toBe(false);
});
