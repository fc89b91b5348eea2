import type { TallyNames } from '@shop/contracts/rules/documents/tally';

export type LedgerKey = Exclude<keyof TallyNames, 'company'>;

/** The group of Tally's own that each ledger belongs to; of the taxes, which. */
const GROUPS: Record<LedgerKey, { group: string; duty?: string }> = {
  customers: { group: 'Sundry Debtors' },
  salesWithin: { group: 'Sales Accounts' },
  salesOutside: { group: 'Sales Accounts' },
  charges: { group: 'Direct Incomes' },
  cgst: { group: 'Duties & Taxes', duty: 'Central Tax' },
  sgst: { group: 'Duties & Taxes', duty: 'State Tax' },
  igst: { group: 'Duties & Taxes', duty: 'Integrated Tax' },
  roundOff: { group: 'Indirect Expenses' },
  cash: { group: 'Cash-in-Hand' },
  bank: { group: 'Bank Accounts' },
  upi: { group: 'Bank Accounts' },
  schemeDeposits: { group: 'Current Liabilities' },
  commissionExpense: { group: 'Indirect Expenses' },
  commissionPayable: { group: 'Current Liabilities' },
  tdsPayable: { group: 'Duties & Taxes' },
};

const KEYS = Object.keys(GROUPS) as LedgerKey[];
const RATE = '{rate}';

/** A ledger that may be kept by rate has it in its name: 18 of 1,800 basis points, and half of it of CGST and SGST. */
export function ledgerName(names: TallyNames, key: LedgerKey, basisPoints: number): string {
  const rate = key === 'cgst' || key === 'sgst' ? basisPoints / 2 : basisPoints;
  return names[key].replaceAll(RATE, String(rate / 100));
}

export interface Master {
  name: string;
  group: string;
  duty?: string;
}

/** Every ledger that vouchers may name, once; of those kept by rate, the ones that they do name. */
export function mastersOf(names: TallyNames, named: ReadonlyMap<string, LedgerKey>): Master[] {
  const fixed = KEYS.filter((key) => !names[key].includes(RATE)).map((key) => [names[key], key] as const);
  const ledgers = new Map([...named, ...fixed.toReversed()]);
  return [...ledgers]
    .map(([name, key]) => ({ name, ...GROUPS[key] }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
