import { expect, test } from '@jest/globals';
import { KeptQrCodes } from './kept-qr-codes.ts';

test('a QR code is drawn once as long as it is asked for; what nobody asks for makes room', async () => {
  const drawn: string[] = [];
  const qrCodes = new KeptQrCodes(async (text) => {
    drawn.push(text);
    return `<svg ${text}>`;
  }, 2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await qrCodes.of(text)).toBe(`<svg ${text}>`);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
