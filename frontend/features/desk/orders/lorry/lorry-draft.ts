import type { LorryRowView } from '@shop/contracts/orders/views';
import { DESK_TEXT, EWAY_BILL, keepsTo, MOST_PARCELS } from '@shop/contracts/rules/limits';
import { typedOrderNumber } from '@shop/contracts/rules/orders/order-number';

/** The fields of a row, in their order. */
export const COLUMNS = ['lrNumber', 'parcels', 'ewayBill', 'unpaidReason'] as const;
export type Column = (typeof COLUMNS)[number];
/** What is typed of an order. */
export type Cells = Record<Column, string>;
/** By order number. */
export type Typed = Readonly<Record<string, Cells>>;

export const NO_CELLS: Cells = { lrNumber: '', parcels: '', ewayBill: '', unpaidReason: '' };

export type Lack = 'held' | 'unpaidForbidden' | Column;

export interface Terms {
  ewayBillAbovePaise: number | null;
  /** Whether the person may let go what is not paid. */
  mayBeUnpaid: boolean;
}

/** Whether a field is asked for. */
export function isAsked(column: Column, row: LorryRowView, terms: Terms): boolean {
  if (column === 'ewayBill') {
    return terms.ewayBillAbovePaise !== null && row.worthPaise > terms.ewayBillAbovePaise;
  }
  return column !== 'unpaidReason' || (row.balancePaise > 0 && terms.mayBeUnpaid);
}

/** So a row begins: its parcels were counted as it was packed. */
export function cellsAtFirst({ parcels }: Pick<LorryRowView, 'parcels'>): Cells {
  return { ...NO_CELLS, parcels: parcels === null ? '' : String(parcels) };
}

/** Whether anything is typed of it: what is as it was at first stays for another lorry. */
export function isBegun(row: LorryRowView, cells: Cells): boolean {
  const first = cellsAtFirst(row);
  return COLUMNS.some((column) => cells[column].trim() !== first[column]);
}

/** What keeps an order from being dispatched; nothing when it is complete. */
export function lacksOf(row: LorryRowView, cells: Cells, terms: Terms): Lack[] {
  const wrong = {
    lrNumber: !keepsTo(DESK_TEXT.lrNumber, cells.lrNumber),
    parcels: parcelsIn(cells.parcels) === null,
    ewayBill: !EWAY_BILL.test(plain(cells.ewayBill)),
    unpaidReason: !keepsTo(DESK_TEXT.reason, cells.unpaidReason),
  };
  return [
    ...(row.holdReason === null ? [] : (['held'] as const)),
    ...COLUMNS.filter((column) => isAsked(column, row, terms) && wrong[column]),
    ...(row.balancePaise > 0 && !terms.mayBeUnpaid ? (['unpaidForbidden'] as const) : []),
  ];
}

/** What is sent of a complete row. */
export function leavingOf(row: LorryRowView, cells: Cells, terms: Terms) {
  return {
    lrNumber: cells.lrNumber.trim(),
    parcels: parcelsIn(cells.parcels) ?? 0,
    ...(isAsked('ewayBill', row, terms) && { ewayBill: plain(cells.ewayBill) }),
    ...(isAsked('unpaidReason', row, terms) && { unpaidReason: cells.unpaidReason.trim() }),
  };
}

/**
 * What cells of a spreadsheet make of the typed ones: rows go down from the field, columns to the right of it. Where rows
 * begin with order numbers each is of its order, wherever it stands; one of no order here is left out.
 */
export function pasted(
  text: string,
  rows: readonly LorryRowView[],
  from: { number: string; column: Column },
  typed: Typed,
): Typed {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const first = rows.findIndex(({ number }) => number === from.number);
  const namedBy = (line: string) => {
    const named = typedOrderNumber(line.split('\t')[0] ?? '');
    return rows.find(({ number }) => number === named);
  };
  const areNamed = lines.some((line) => namedBy(line) !== undefined);
  const columns = areNamed ? COLUMNS : COLUMNS.slice(COLUMNS.indexOf(from.column));
  const after = { ...typed };
  for (const [down, line] of lines.entries()) {
    const row = areNamed ? namedBy(line) : rows[first + down];
    if (!row) continue;
    const values = line.split('\t').slice(areNamed ? 1 : 0);
    const cells = { ...(after[row.number] ?? cellsAtFirst(row)) };
    for (const [right, value] of values.entries()) {
      const column = columns[right];
      if (column) cells[column] = value.trim();
    }
    after[row.number] = cells;
  }
  return after;
}

function parcelsIn(text: string): number | null {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= MOST_PARCELS ? count : null;
}

const plain = (text: string) => text.replaceAll(/\s/g, '');
