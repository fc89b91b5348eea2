import { expect, test } from '@jest/globals';
import { harmlessCell, plainCell } from './spreadsheet.ts';

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝1+1', '＋1', '－1', '＠x'])(
  'what a spreadsheet would run stands behind an apostrophe, and is read back: %j',
  (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
    expect(plainCell(harmlessCell(text))).toBe(text);
  },
);

test('other texts stay as they are', () => {
  expect(['a=b', '', "'tis"].map(harmlessCell)).toEqual(['a=b', '', "'tis"]);
  expect(plainCell("'tis")).toBe("'tis");
});
