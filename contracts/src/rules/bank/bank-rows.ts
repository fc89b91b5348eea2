import type { Day } from '../days.ts';
import { paiseIn } from '../typed/typed-money.ts';
import { transferIn } from './transfer-in.ts';
import { transferReference } from './transfer-reference.ts';

/** What a statement's columns are; only `balance` came later, and may be left out. It has `credit` and perhaps `debit`, or `amount` and perhaps `direction`. */
export const BANK_COLUMNS = [
  'day',
  'description',
  'reference',
  'credit',
  'debit',
  'amount',
  'direction',
  'balance',
] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];
/** By which head a bank calls each column; empty where it has none. */
export type BankHeads = Record<Exclude<BankColumn, 'balance'>, string> & { balance?: string };

/** The cells of a row in the order of `BANK_COLUMNS`; empty where the bank has no such column. */
export type BankCells = readonly string[];

export const BANK_ROW_FAULTS = ['no-day', 'day-to-come', 'no-amount', 'both-ways'] as const;
export type BankRowFault = (typeof BANK_ROW_FAULTS)[number];

/** Why an order or a passbook may be what a row pays for. */
export type BankEvidence = 'number' | 'phone' | 'name' | 'part-of-name' | 'amount' | 'just-paid';

/**
 * Why a row is no customer's payment by itself: the bank says that it was taken back or sent back, money went out under
 * its number or as much did shortly before to the same name, or it is a cheque.
 */
export type BankCaution = 'returned' | 'went-out' | 'cheque';

/** Money that came in or went out, as the bank tells it. */
export interface BankEntry {
  day: Day;
  amountPaise: number;
  isCredit: boolean;
  /** With what stood in a column for references, if there was something else. */
  description: string;
  /** The number of the transfer; null where none can be told from other numbers. */
  reference: string | null;
  mode: 'upi' | 'bank';
}

/** A row without an amount, or without a day, is a heading, a balance or a sum: null. */
export function bankEntryOf(cells: BankCells, today: Day): BankEntry | BankRowFault | null {
  const [typedDay = '', description = '', typedReference = '', ...money] = cells.map((cell) => cell.trim());
  const amount = amountIn(money);
  if (typedDay === '' || amount === null) return null;
  const day = bankDay(typedDay);
  // Neither is a heading; and `1,25,000.00` where the day stands is a line of sums, as HDFC writes under the table.
  if (day === null) return typeof amount === 'string' || /^[\d,]+\.\d{2}$/.test(typedDay) ? null : 'no-day';
  if (typeof amount === 'string') return amount;
  if (day > today) return 'day-to-come';
  const reference = transferReference(transferIn(description, typedReference, day));
  const isApart = !description.includes(typedReference) && transferIn('', typedReference, day) === null;
  const texts = [description, ...(isApart && /[^0\W]/.test(typedReference) ? [typedReference] : [])];
  return {
    day,
    ...amount,
    description: texts.join(' · ').replace(/\s+/g, ' '),
    reference,
    mode: /\bUPI\b|@/i.test(`${description} ${typedReference}`) ? 'upi' : 'bank',
  };
}

type Amount = Pick<BankEntry, 'amountPaise' | 'isCredit'>;

function amountIn([credit = '', debit = '', amount = '', direction = '']: BankCells):
  Amount | BankRowFault | null {
  const [inPaise, outPaise] = [bankPaise(credit), bankPaise(debit)];
  const single = bankPaise(amount);
  if ([inPaise, outPaise, single].includes('no-amount')) return 'no-amount';
  const [comes, goes, either] = [Number(inPaise), Number(outPaise), Number(single)];
  if (comes !== 0 && goes !== 0) return 'both-ways';
  if (comes !== 0) return { amountPaise: Math.abs(comes), isCredit: comes > 0 };
  if (goes !== 0) return { amountPaise: Math.abs(goes), isCredit: goes < 0 };
  if (either === 0) return null;
  const said = directionIn(direction) ?? directionIn(amount);
  return { amountPaise: Math.abs(either), isCredit: said === null ? either > 0 : said === 'credit' };
}

/** `1,23,456.50`, `₹5,000`, `5000.00 Cr`, `(500.00)`, `-500`; nothing and `-` are 0. */
export function bankPaise(typed: string): number | 'no-amount' {
  const plain = typed.replace(/\s*[([]?\s*(?:cr|dr)\.?\s*[)\]]?\s*$/i, '').trim();
  if (/^[-–—.*=_]*$/.test(plain)) return 0;
  const [, inner = plain] = /^\((.*)\)$/.exec(plain) ?? [];
  const isNegative = inner !== plain || /^[-–]|-$/.test(inner);
  const digits = inner.replace(/^[-–+]\s*|-$/g, '');
  const paise = paiseIn(digits);
  if (paise === null) return 'no-amount';
  return isNegative ? 0 - paise : paise;
}

/** `9,395.00 Cr`; what is overdrawn is negative. */
export function bankBalance(typed: string): number | null {
  const paise = bankPaise(typed);
  if (paise === 'no-amount' || /^\D*$/.test(typed)) return null;
  return directionIn(typed) === 'debit' ? 0 - Math.abs(paise) : paise;
}

function directionIn(text: string): 'credit' | 'debit' | null {
  const [, word = ''] =
    /(?:^|[\s\d(.])(cr|dr|c|d|credit|debit|deposit|withdrawal)\.?\)?\s*$/i.exec(text) ?? [];
  if (word === '') return null;
  return /^(?:c|deposit)/i.test(word) ? 'credit' : 'debit';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days as banks here write them, the day before the month: `27/10/26`, `27-Oct-2026`, `2026-10-27 14:03`. */
export function bankDay(typed: string): Day | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/.exec(typed);
  if (iso) return dayAt(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const own = /^(\d{1,2})[-/.\s]\s*(\d{1,2}|[A-Za-z]{3,9})[-/.,\s]\s*(\d{4}|\d{2})(?:[T,\s].*)?$/.exec(typed);
  if (!own) return null;
  const [, date, month = '', year] = own;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return dayAt(full, /^\d/.test(month) ? Number(month) : named, Number(date));
}

function dayAt(year: number, month: number, date: number): Day | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  const isOne = at.getUTCMonth() === month - 1 && at.getUTCDate() === date && year >= 2000;
  return isOne ? at.toISOString().slice(0, 10) : null;
}
