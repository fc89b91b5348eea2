import { expect, test } from '@jest/globals';
import { bankAccountOf } from './bank-account.ts';

/** Day, credit, debit, balance. */
type Line = [day: string, credit: string, debit: string, balance: string];
const accountOf = (lines: readonly Line[]) =>
  bankAccountOf(
    lines.map(([day, credit, debit, balance], at) => ({
      row: at + 2,
      cells: [day, 'UPI', '', credit, debit, '', '', balance],
    })),
    '2026-11-01',
  );

const LINES: Line[] = [
  ['', '', '', '1,000.00 Cr'],
  ['26/10/2026', '500.00', '', '1,500.00'],
  ['27/10/2026', '', '2,000.00', '500.00 Dr'],
  ['28/10/2026', '800.00', '', '300.00'],
];

test('what came in and went out leads from the opening to the closing balance, in either order', () => {
  const account = {
    openingPaise: 100_000,
    creditsPaise: 130_000,
    debitsPaise: 200_000,
    closingPaise: 30_000,
    gaps: [],
  };
  expect(accountOf(LINES)).toEqual(account);
  expect(accountOf(LINES.toReversed())).toEqual(account);
  // The sums under the table are no step.
  expect(accountOf([...LINES, ['', '1,300.00', '2,000.00', '300.00']])).toEqual(account);
});

test('a row that is not there is missed where it stood', () => {
  expect(accountOf(LINES.filter((_, at) => at !== 2))).toMatchObject({ gaps: [{ row: 4, paise: -200_000 }] });
  // One that nobody can read is as good as missing.
  const unread = LINES.map((line, at): Line =>
    at === 1 ? ['26/10/2026', 'five hundred', '', '1,500.00'] : line,
  );
  expect(accountOf(unread)).toMatchObject({ gaps: [{ row: 3, paise: 50_000 }] });
});

test('balances at the end of a day suffice, and without any there are none', () => {
  const [first, second, third, last] = LINES.map(([day, credit, debit]): Line => [day, credit, debit, '']);
  if (!first || !second || !third || !last) throw new Error('There are four lines');
  expect(accountOf([second, third, ['28/10/2026', '800.00', '', '300.00']])).toMatchObject({
    openingPaise: 100_000,
    closingPaise: 30_000,
    gaps: [],
  });
  expect(accountOf([second, third, last])).toEqual({
    openingPaise: null,
    creditsPaise: 130_000,
    debitsPaise: 200_000,
    closingPaise: null,
    gaps: [],
  });
});
