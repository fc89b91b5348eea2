import { expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { allOf } from './all-of.ts';

test('a page is all its pieces, and a page’s JSON the bytes of its text', async () => {
  const letter = Buffer.from('க');
  const cutInTwo = Readable.from([letter.subarray(0, 1), letter.subarray(1), Buffer.from('₹13')]);
  expect(await allOf(cutInTwo)).toEqual(Buffer.from('க₹13'));
  expect(await allOf(Readable.from('{"name":"கம்பி"}'))).toEqual(Buffer.from('{"name":"கம்பி"}'));
  expect(await allOf(Readable.from([]))).toEqual(Buffer.alloc(0));
});

test.each([new Error('broke off'), undefined])(
  'a page that breaks off, by %s, is an error',
  async (reason) => {
    const broken = new Readable({ read() {} });
    broken.push('<ul>');
    setImmediate(() => broken.destroy(reason));
    await expect(allOf(broken)).rejects.toThrow('broke off');
  },
);
