import type { BankView } from '@shop/contracts/bank-statements/views';
import { BANK_COLUMNS, bankDay, type BankColumn, type BankHeads } from '@shop/contracts/rules/bank/bank-rows';
import { BANK_TEXT, MOST_SHEET_ROWS, SHEET_TEXT } from '@shop/contracts/rules/limits';
import { SheetFileError, typedIn, type SheetCell } from '../../../lib/sheet/read-cells.ts';

/** A bank's file: what its columns are called, and what they are taken for. */
export interface BankSheet {
  /** In the order of the file, each once; what has no name is left out. */
  heads: string[];
  columns: BankHeads;
  /** The bank whose columns are called so; null where none is known. */
  bank: string | null;
}

/** Banks print an address, an account and a period over the table. */
const FIRST_ROWS = 60;

/** What banks call their columns, in small letters and without anything between. */
const NAMES: Readonly<Record<BankColumn, RegExp>> = {
  day: /^(?:(?:txn|tran|trans|transaction|posting|post|value|entry)?(?:date|dt)|date(?:time|of(?:txn|transaction)))$/,
  description:
    /^(?:transaction|txn|tran)?(?:description|narration|particulars?|details|remarks|narrative)(?:description|narration|particulars|remarks)?$/,
  reference:
    /^(?:utr|utrno|utrnumber|rrn|(?:chq|cheque|chequeno|chqno|ref|instrument).*|.*ref(?:erence)?(?:no|number)?)$/,
  credit:
    /^(?:(?:credits?|cr|deposits?|paidin|moneyin)(?:amount|amt|cr)?|(?:amount|amt)(?:credited|deposited|cr))$/,
  debit:
    /^(?:(?:debits?|dr|withdrawals?|paidout|moneyout)(?:amount|amt|dr)?|(?:amount|amt)(?:debited|withdrawn|dr))$/,
  amount: /^(?:amount|amt|transactionamount|txnamount)$/,
  direction: /^(?:drcr|crdr|type|transactiontype|txntype|debitcredit|creditdebit)$/,
  balance: /^(?:(?:closing|running|available|account|line)?bal(?:ance)?(?:amount|amt)?)$/,
};

const plain = (head: string) =>
  head
    .toLowerCase()
    .replace(/\((?:inr|rs|₹)\.?\)|₹/g, '')
    .replace(/[^a-z]/g, '')
    .replace(/(?<=.)inr$/, '');

/** @throws {SheetFileError} when no row names a day and a sum */
export function bankSheetOf(cells: readonly (readonly SheetCell[])[], banks: readonly BankView[]): BankSheet {
  const rows = cells.slice(0, FIRST_ROWS).map(headsIn);
  for (const heads of rows) {
    const known = banks.find((bank) => isCalledSo(bank.heads, heads));
    if (known) {
      const balance = known.heads.balance || guessed(heads).balance;
      return { heads, columns: { ...known.heads, balance }, bank: known.name };
    }
  }
  const heads =
    rows.find((row) => isEnough(guessed(row))) ??
    rows.find((row, at) => row.length > 2 && hasDay(cells[at + 1]));
  if (!heads) throw new SheetFileError('no-table');
  return { heads, columns: guessed(heads), bank: null };
}

/** A bank's table begins with a row that has all of its heads. */
function isCalledSo(known: BankHeads, heads: readonly string[]): boolean {
  return isEnough(known) && Object.values(known).every((head) => head === '' || heads.includes(head));
}

/** A day, a description, and what came in. */
export function isEnough({ day, description, credit, amount }: BankHeads): boolean {
  return day !== '' && description !== '' && (credit !== '') !== (amount !== '');
}

function guessed(heads: readonly string[]): Required<BankHeads> {
  const called = (column: BankColumn) => heads.find((head) => NAMES[column].test(plain(head))) ?? '';
  const credit = called('credit');
  // One column for both ways stands for itself; beside two it is a sum of them, or a balance.
  const alone = (head: string) => (credit === '' ? head : '');
  return {
    day: called('day'),
    description: called('description'),
    reference: called('reference'),
    credit,
    debit: called('debit'),
    amount: alone(called('amount')),
    direction: alone(called('direction')),
    balance: called('balance'),
  };
}

function headsIn(row: readonly SheetCell[]): string[] {
  const heads = row.map((cell) => legible(cell, BANK_TEXT.head.max)).filter((head) => head !== '');
  return [...new Set(heads)];
}

const hasDay = (row: readonly SheetCell[] | undefined) =>
  row?.some((cell) => bankDay(legible(cell, 40)) !== null) ?? false;

/** The rows under the heads, as the shop takes them. @throws {SheetFileError} */
export function bankRowsIn(
  cells: readonly (readonly SheetCell[])[],
  heads: BankHeads,
): { row: number; cells: string[] }[] {
  const wanted = Object.values(heads).filter((head) => head !== '');
  const at = cells.findIndex((row) => {
    const names = row.map((cell) => legible(cell, BANK_TEXT.head.max));
    return wanted.every((head) => names.includes(head));
  });
  const names = (cells[at] ?? []).map((cell) => legible(cell, BANK_TEXT.head.max));
  const columns = BANK_COLUMNS.filter((column) => column !== 'balance' || heads.balance);
  const rows = cells.flatMap((row, index) => {
    const texts = columns.map((column) => {
      const head = heads[column] ?? '';
      const place = head === '' ? -1 : names.indexOf(head);
      return legible(row[place], SHEET_TEXT.cell.max);
    });
    return index > at && texts.some((text) => text !== '') ? [{ row: index + 1, cells: texts }] : [];
  });
  if (rows.length === 0) throw new SheetFileError('empty');
  if (rows.length > MOST_SHEET_ROWS) throw new SheetFileError('too-long');
  return rows;
}

/** As the shop takes it: without what is not for reading, and not without end. */
function legible(cell: SheetCell | undefined, most: number): string {
  const text = typedIn(cell).toWellFormed();
  return text
    .replace(/[\u0000-\u001F\u007F]+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
}
