import { typedPaise } from '@shop/contracts/rules/typed-money';

/** A row as it was typed, pasted or read from a file. */
interface TypedPrices {
  row: number;
  code: string;
  mrp: string;
  net: string;
}

interface ReadRow {
  row: number;
  key: string;
  cells: { mrpPaise?: number; netPaise?: number };
}

interface Unreadable {
  row: number;
  key: string;
  refusal: 'key-twice' | 'no-key' | 'no-amount';
  field: 'mrpPaise' | 'netPaise' | null;
  typed: string;
}

/** Reads amounts and codes; an empty cell leaves its price as it is, a row with nothing in it is no row. */
export function readPrices(typed: readonly TypedPrices[]): { rows: ReadRow[]; unreadable: Unreadable[] } {
  const rows: ReadRow[] = [];
  const unreadable: Unreadable[] = [];
  const seen = new Set<string>();
  for (const { row, code, mrp, net } of typed) {
    const key = code.trim().toUpperCase();
    if (key === '') {
      if (`${mrp}${net}`.trim() !== '')
        unreadable.push({ row, key, refusal: 'no-key', field: null, typed: '' });
      continue;
    }
    if (seen.has(key)) {
      unreadable.push({ row, key, refusal: 'key-twice', field: null, typed: '' });
      continue;
    }
    seen.add(key);
    const read = { mrpPaise: amount(mrp), netPaise: amount(net) };
    if (read.mrpPaise === null || read.netPaise === null) {
      const [field, typed] =
        read.mrpPaise === null ? (['mrpPaise', mrp] as const) : (['netPaise', net] as const);
      unreadable.push({ row, key, refusal: 'no-amount', field, typed });
      continue;
    }
    const { mrpPaise, netPaise } = read;
    rows.push({
      row,
      key,
      cells: { ...(mrpPaise !== undefined && { mrpPaise }), ...(netPaise !== undefined && { netPaise }) },
    });
  }
  return { rows, unreadable };
}

/** Undefined for an empty cell, null for what is no amount. */
function amount(typed: string): number | null | undefined {
  return typed.trim() === '' ? undefined : typedPaise(typed);
}
