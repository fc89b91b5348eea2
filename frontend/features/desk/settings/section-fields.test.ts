import { expect, test } from '@jest/globals';
import { redirectLines } from './section-fields.ts';

test('route rules are lines of where from and where to', () => {
  const redirects = [
    { from: '/offer', to: '/crackers/gift-boxes' },
    { from: '/shop', to: 'https://old.example/list' },
  ];
  const text = '/offer /crackers/gift-boxes\n/shop https://old.example/list';
  expect(redirectLines.textOf(redirects)).toBe(text);
  expect(redirectLines.valueOf(text)).toEqual(redirects);
});

test('a line that is none stays one, for the backend to refuse', () => {
  expect(redirectLines.valueOf('\n /a   /b \n/only\n/x /y /z')).toEqual([
    { from: '/a', to: '/b' },
    { from: '/only', to: '' },
    { from: '/x', to: '/y /z' },
  ]);
});
