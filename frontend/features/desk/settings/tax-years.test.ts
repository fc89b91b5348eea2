import { expect, test } from '@jest/globals';
import { taxYearBoxes, taxYearRows } from './tax-years.ts';

// 2 % with a PAN, 20 % without, beyond ₹20,000.
const year = {
  year: '2026-27',
  section: '393(1)',
  basisPoints: 200,
  withoutPanBasisPoints: 2_000,
  thresholdPaise: 2_000_000,
};

test('the tax of a financial year is a row of five boxes, and comes back as it was', () => {
  const text = taxYearRows.textOf([year, { ...year, year: '2027-28', basisPoints: 250 }]);
  expect(text).toBe('2026-27\t393(1)\t2\t20\t20,000\n2027-28\t393(1)\t2.5\t20\t20,000');
  expect(taxYearRows.valueOf(text)).toEqual([year, { ...year, year: '2027-28', basisPoints: 250 }]);
  expect(taxYearRows.valueOf('')).toEqual([]);
});

test.each([
  [['2026', '393(1)', '2', '20', '20,000'], ['Financial year']],
  [
    ['2026-27', ' ', '120', '20', '20,000'],
    ['Section', 'With PAN, %'],
  ],
  [
    ['2026-27', '393(1)', '2', '', 'much'],
    ['Without PAN, %', 'Above, ₹'],
  ],
  [['2026-27', '393(1)', '0', '20', '0'], []],
])('of %j what cannot be right is in %j', (row, wrong) => {
  const found = taxYearBoxes.filter((box, at) => box.wrong(row[at] ?? '')).map(({ label }) => label);
  expect(found).toEqual(wrong);
});
