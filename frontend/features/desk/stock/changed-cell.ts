import type { Cell, RowChange } from '@shop/contracts/rules/catalogue/change-sets';

/** What a row is changed to, by the name of the cell. */
export function cellOf({ cells }: RowChange, field: string): Cell {
  return cells.find((cell) => cell.field === field)?.after ?? null;
}
