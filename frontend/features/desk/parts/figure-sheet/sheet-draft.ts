import type { SheetProductView } from '@shop/contracts/sheets/views';
import type { SheetKind } from './sheet-kind.ts';

/** What stands in the fields of a sheet and is not what the shop has: by item code. */
export type SheetDraft<Field extends string> = Readonly<Record<string, Partial<Record<Field, string>>>>;

/** Whether a text asks for another figure than the shop has. */
function isChange<Product extends SheetProductView, Field extends string>(
  kind: SheetKind<Product, Field>,
  product: Product,
  field: Field,
  text: string | undefined,
): boolean {
  if (text === undefined || text.trim() === '') return false;
  const figure = kind.read(field, text);
  return figure === null || figure !== kind.present(product, field);
}

/** The draft with a text in a field, as it is being typed. */
export function typed<Field extends string>(
  draft: SheetDraft<Field>,
  { code }: SheetProductView,
  field: NoInfer<Field>,
  text: string,
): SheetDraft<Field> {
  return { ...draft, [code]: { ...draft[code], [field]: text } };
}

/** The draft when a field is left: what is empty, or what the shop has already, is no change. */
export function settled<Product extends SheetProductView, Field extends string>(
  kind: SheetKind<Product, Field>,
  draft: SheetDraft<Field>,
  product: Product,
): SheetDraft<Field> {
  const { [product.code]: row = {}, ...others } = draft;
  const entries = Object.entries(row) as [Field, string | undefined][];
  const kept = entries.filter(([field, text]) => isChange(kind, product, field, text));
  if (kept.length === entries.length && kept.length > 0) return draft;
  return (
    kept.length > 0 ? { ...others, [product.code]: Object.fromEntries(kept) } : others
  ) as SheetDraft<Field>;
}

/** A row as it was typed, pasted or read from a file. What it leaves out stays as it is. */
export type TypedRow<Field extends string> = {
  /** From 1, as the sheet counts: how a refused row is named. */
  row: number;
  code: string;
} & Partial<Record<Field, string>>;

/** The rows that the preview is asked for, numbered as the sheet has them. */
export function rowsOf<Product extends SheetProductView, Field extends string>(
  kind: SheetKind<Product, Field>,
  draft: SheetDraft<Field>,
  products: readonly Product[],
): TypedRow<Field>[] {
  return products.flatMap((product, index): TypedRow<Field>[] => {
    const row = settled(kind, draft, product)[product.code];
    const isAny = row !== undefined && kind.needed.some((field) => row[field] !== undefined);
    return isAny ? [{ row: index + 1, code: product.code, ...row }] : [];
  });
}

/** What was copied from a spreadsheet, row by row; a cell of several lines stands in quotes. */
export function cellsOfText(text: string): string[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(
      /(^|[\t\n])"((?:[^"\t]|"")*)"(?=[\t\n]|$)/g,
      (_, before: string, cell: string) => before + cell.replaceAll('""', '"').replaceAll('\n', ' '),
    )
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * Whether pasted cells are a table whose columns have to be known: its item codes do not stand first, or more figures
 * stand beside one than the sheet has columns.
 */
export function isTable<Product extends SheetProductView, Field extends string>(
  kind: SheetKind<Product, Field>,
  cells: readonly string[][],
  products: readonly Product[],
): boolean {
  const codes = new Set(products.map(({ code }) => code));
  return cells.some((row) => {
    const at = row.findIndex((cell) => codes.has(cell.toUpperCase()));
    return at > 0 || (at === 0 && figuresAfterCode(kind, row).length > kind.fields.length);
  });
}

/** Beside a code names and packs may stand too. */
export function figuresAfterCode<Product extends SheetProductView, Field extends string>(
  { fields, read }: SheetKind<Product, Field>,
  [, ...cells]: readonly string[],
): string[] {
  return cells.filter((cell) => fields.some((field) => read(field, cell) !== null));
}
