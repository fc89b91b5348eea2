import { expect, test } from '@jest/globals';
import { allRows, chosenAtOnce } from './all-rows.ts';

/** Rows 1 to `total` in pages of 25, whose cursors are the number of the row before. */
const pagesOf = (total: number) => async (cursor: string | null) => {
  const from = Number(cursor ?? 0);
  const rows = Array.from({ length: Math.min(25, total - from) }, (_, at) => from + at + 1);
  return { rows, after: from + 25 < total ? String(from + 25) : null };
};

test('all 136 rows of a list are fetched page by page', async () => {
  const rows = await allRows(pagesOf(136), String);
  expect([rows.length, rows[0], rows[135]]).toEqual([136, 1, 136]);
});

test('of a longer list the first 500', async () => {
  expect((await allRows(pagesOf(1_203), String)).length).toBe(500);
  expect([26, 500, 501].map((total) => chosenAtOnce({ total, isMore: false }))).toEqual([26, 500, 500]);
  expect(chosenAtOnce({ total: 1_000, isMore: true })).toBe(500);
});

test('a row that moved to a later page meanwhile is there once', async () => {
  const pages = [
    { rows: [1, 2, 3], after: 'more' },
    { rows: [3, 4], after: null },
  ];
  expect(await allRows(async (cursor) => pages[cursor ? 1 : 0] ?? { rows: [], after: null }, String)).toEqual(
    [1, 2, 3, 4],
  );
});

test('a page that does not come is no short list', async () => {
  const read = async (cursor: string | null) => {
    if (cursor !== null) throw new Error('no network');
    return { rows: [1], after: 'more' };
  };
  await expect(allRows(read, String)).rejects.toThrow('no network');
});
