import { expect, test } from '@jest/globals';
import { isBotLike } from './bots.ts';

test('programs that read pages are told from people by what they call themselves', () => {
  expect(isBotLike('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isBotLike('facebookexternalhit/1.1')).toBe(true);
  expect(
    isBotLike('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'),
  ).toBe(false);
});
