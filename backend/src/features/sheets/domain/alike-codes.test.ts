import { expect, test } from '@jest/globals';
import { resolveCodes } from './alike-codes.ts';

const rows = (...keys: string[]) => keys.map((key, index) => ({ row: index + 2, key, cells: {} }));
const KNOWN = ['007', 'SP-01', 'SP-10', '100'];
const asked = (row: number, key: string, typed: string) => ({
  row,
  key,
  refusal: 'code-alike',
  field: 'code',
  typed,
});

test('a new code that is one of the shop’s, or of the file, but for its zeros is asked about', () => {
  const { rows: clear, inDoubt } = resolveCodes(
    rows('7', 'SP-1', 'SP-10', 'SP-010', 'N-08', 'N-8', '1'),
    KNOWN,
    'ask',
  );
  expect(clear.map(({ key }) => key)).toEqual(['SP-10', 'N-08', '1']);
  expect(inDoubt).toEqual([
    asked(2, '7', '007'),
    asked(3, 'SP-1', 'SP-01'),
    asked(5, 'SP-010', 'SP-10'),
    asked(7, 'N-8', 'N-08'),
  ]);
});

test('answered, it is the code with zeros, once, or a new product', () => {
  const same = resolveCodes(rows('7', 'SP-01', 'SP-1'), KNOWN, 'same');
  expect(same.rows.map(({ key }) => key)).toEqual(['007', 'SP-01']);
  expect(same.inDoubt).toEqual([{ row: 4, key: 'SP-01', refusal: 'key-twice', field: null, typed: '' }]);
  const fresh = resolveCodes(rows('7', 'SP-1'), KNOWN, 'new');
  expect([fresh.rows.map(({ key }) => key), fresh.inDoubt]).toEqual([['7', 'SP-1'], []]);
});
