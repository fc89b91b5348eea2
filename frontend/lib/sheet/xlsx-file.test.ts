import { expect, test } from '@jest/globals';
import { readSheet } from 'read-excel-file/universal';
import { xlsxOf } from './xlsx-file.ts';

test('what is written is read again, whatever letters it has, beyond column Z and beyond what one thread packs', async () => {
  const head = Array.from({ length: 30 }, (_, column) => `Column ${column + 1}`);
  const rows = Array.from({ length: 3_000 }, (_, row) => [
    row,
    null,
    `மயில் <b>&"'`,
    ' 2½” ',
    0.1,
    ...head.slice(5),
  ]);
  const read = await readSheet(xlsxOf([head, ...rows]).buffer, { trim: false });
  expect(read).toHaveLength(3_001);
  expect(read[0]).toEqual(head);
  expect(read[3_000]).toEqual([2_999, null, `மயில் <b>&"'`, ' 2½” ', 0.1, ...head.slice(5)]);
});

test('what is no letter is left out', async () => {
  expect(await readSheet(xlsxOf([['a\u0000b\uD800c\u001F']]).buffer)).toEqual([['ab\uFFFDc']]);
});
