import type { AnswerRowRequest } from '@shop/contracts/e-invoices/requests';
import { bankDay } from '@shop/contracts/rules/bank/bank-rows';
import { MOST_QR } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { SheetFileError, typedIn, type SheetCell } from '../../../lib/sheet/read-cells.ts';

/** A document of the portal's answer, with its row in the file. */
export interface AnswerRow extends AnswerRowRequest {
  row: number;
}

/** What portals call it, in small letters and without anything between. */
const NAMES = {
  number: /^(?:doc(?:ument)?|invoice|inv)(?:no|number)$/,
  irn: /^(?:irn|invoicereferenceno|invoicereferencenumber)$/,
  ackNo: /^ack(?:nowledge?ment)?(?:no|number)$/,
  ackDay: /^ack(?:nowledge?ment)?(?:dt|date)$/,
  qr: /^(?:signedqr|signedqrcode|qrcode)$/,
} as const;
type Name = keyof typeof NAMES;

const plain = (head: string) => head.toLowerCase().replaceAll(/[^a-z]/g, '');
/** Titles stand over the table. */
const FIRST_ROWS = 60;

/** As the shop takes it: what is too long is none. */
function rowOf(row: number, of: (name: Name) => string): AnswerRow {
  const cell = (name: Name, most: number) => {
    const text = of(name)
      .replaceAll(/[\s\u0000-\u001F\u007F]+/g, ' ')
      .trim();
    return text.length > most ? '' : text;
  };
  return {
    row,
    number: cell('number', 40),
    irn: cell('irn', 80).toLowerCase(),
    ackNo: cell('ackNo', 40),
    ackDay: bankDay(of('ackDay').trim()) ?? '',
    qr: cell('qr', MOST_QR),
  };
}

/** Every object that has an IRN, however deep it stands. @throws {SheetFileError} where there is none */
export function answersInJson(text: string): AnswerRow[] {
  const answers = answersIn(parsed(text)).map((answer, at) =>
    rowOf(at + 1, (name) => said(answer, NAMES[name])),
  );
  if (answers.length === 0) throw new SheetFileError('no-table');
  return answers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SheetFileError('unreadable');
  }
}

function answersIn(value: unknown): object[] {
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return answersIn(JSON.parse(value));
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  const isOne = !Array.isArray(value) && Object.keys(value).some((name) => NAMES.irn.test(plain(name)));
  return isOne ? [value] : Object.values(value).flatMap(answersIn);
}

/** The number may stand in the document's own details, as it was sent: `DocDtls.No`. */
function said(answer: object, called: RegExp): string {
  const own = Object.entries(answer).find(([name]) => called.test(plain(name)))?.[1] as unknown;
  if (typeof own === 'string' || typeof own === 'number') return String(own);
  const { DocDtls } = answer as { DocDtls?: { No?: unknown } };
  return called === NAMES.number && typeof DocDtls?.No === 'string' ? DocDtls.No : '';
}

/** The rows under the heads. @throws {SheetFileError} where no row names an IRN */
export function answersInCells(cells: readonly (readonly SheetCell[])[]): AnswerRow[] {
  const heads = cells.map((row) => row.map((cell) => plain(typedIn(cell))));
  const at = heads.slice(0, FIRST_ROWS).findIndex((row) => row.some((head) => NAMES.irn.test(head)));
  const names = heads[at];
  if (!names) throw new SheetFileError('no-table');
  const rows = cells.flatMap((row, index) => {
    if (index <= at || row.every((cell) => typedIn(cell) === '')) return [];
    return [
      rowOf(index + 1, (name) => {
        const place = names.findIndex((head) => NAMES[name].test(head));
        return place < 0 ? '' : typedIn(row[place], 0);
      }),
    ];
  });
  if (rows.length === 0) throw new SheetFileError('empty');
  return rows;
}
