import { expect, test } from '@jest/globals';
import { ownName } from './own-name.ts';

test.each([
  ['sparkler.jpg', 'sparkler.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['.htaccess', 'htaccess'],
  ['../', 'file'],
  ['புஸ்வாணம் 2026.png', 'புஸ்வாணம் 2026.png'],
])('%s is called %s', (typed, name) => {
  expect(ownName(typed)).toBe(name);
});
