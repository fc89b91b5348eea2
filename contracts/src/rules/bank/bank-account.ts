import type { Day } from '../days.ts';
import { bankBalance, bankEntryOf, BANK_COLUMNS, type BankCells } from './bank-rows.ts';

/** What the sums of a bank's file say. */
export interface BankAccount {
  /** Null where the file has no balances. */
  openingPaise: number | null;
  creditsPaise: number;
  debitsPaise: number;
  closingPaise: number | null;
  /** Rows whose balance does not follow from the row before, and by how much. */
  gaps: { row: number; paise: number }[];
}

interface Step {
  row: number;
  changePaise: number;
  balancePaise: number | null;
}

const BALANCE = BANK_COLUMNS.indexOf('balance');
const MOST_GAPS = 20;

/** Opening balance and what came in, less what went out, is the closing balance, and so from row to row. */
export function bankAccountOf(rows: readonly { row: number; cells: BankCells }[], today: Day): BankAccount {
  const steps = rows.flatMap(({ row, cells }): Step[] => {
    const entry = bankEntryOf(cells, today);
    const balancePaise = bankBalance(cells[BALANCE]?.trim() ?? '');
    if (entry !== null && typeof entry !== 'string') {
      return [{ row, changePaise: entry.isCredit ? entry.amountPaise : -entry.amountPaise, balancePaise }];
    }
    // A line with the opening or the closing balance; a line of sums has an amount, and is none.
    const hasMoney = cells.slice(3, BALANCE).some((cell) => /[1-9]/.test(cell));
    return balancePaise === null || hasMoney ? [] : [{ row, changePaise: 0, balancePaise }];
  });
  const sum = (some: readonly Step[]) => some.reduce((all, { changePaise }) => all + changePaise, 0);
  const account = {
    creditsPaise: sum(steps.filter(({ changePaise }) => changePaise > 0)),
    debitsPaise: -sum(steps.filter(({ changePaise }) => changePaise < 0)),
  };
  const [down, up] = [inOrder(steps), inOrder(steps.toReversed())];
  const { openingPaise, closingPaise, gaps } = up.gaps.length < down.gaps.length ? up : down;
  return { openingPaise, ...account, closingPaise, gaps: gaps.slice(0, MOST_GAPS) };
}

/** From the oldest on; some banks begin with the newest. */
function inOrder(steps: readonly Step[]): Pick<BankAccount, 'openingPaise' | 'closingPaise' | 'gaps'> {
  let openingPaise: number | null = null;
  let balance: number | null = null;
  let change = 0;
  const gaps: BankAccount['gaps'] = [];
  for (const { row, changePaise, balancePaise } of steps) {
    change += changePaise;
    if (balancePaise === null) continue;
    openingPaise ??= balancePaise - change;
    const gap = balance === null ? 0 : balancePaise - balance - change;
    if (gap !== 0) gaps.push({ row, paise: gap });
    [balance, change] = [balancePaise, 0];
  }
  return { openingPaise, closingPaise: balance === null ? null : balance + change, gaps };
}
