import { expect, test } from '@jest/globals';
import { isNoTaxYear, taxYearLines } from './tax-year-lines.ts';

const year = {
  year: '2026-27',
  section: '393(1)',
  basisPoints: 200,
  thresholdPaise: 2_000_000,
  withoutPanBasisPoints: 2_000,
};

test('the tax of a financial year is a line, and comes back as it was', () => {
  expect(taxYearLines.valueOf(taxYearLines.textOf([year]))).toEqual([year]);
  expect(taxYearLines.valueOf('2026-27; 393(1); 2 %; 20,000; 20%')).toEqual([year]);
});

test.each(['2026', '2026-27; 393(1); 2; 20000', '2026-27; ; 2; 20000; 20', '2026-27; 1; 120; 20000; 20'])(
  '%s is none',
  (line) => expect(isNoTaxYear(line)).toBe(true),
);
