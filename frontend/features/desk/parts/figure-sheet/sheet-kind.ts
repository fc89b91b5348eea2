import type { SheetProductView } from '@shop/contracts/sheets/views';
import type { SheetCell, SheetFault } from '../../../../lib/sheet/read-cells.ts';

/** A sheet of all products with figures to type, to paste or to read from a file: their prices, a count. */
export interface SheetKind<Product extends SheetProductView, Field extends string> {
  /** The columns of figures, in their order. */
  fields: readonly Field[];
  /** Where a figure goes that stands alone beside an item code. */
  lone: Field;
  /** A row of a file without any of these is passed over: a heading of the list, as a rule. */
  needed: readonly Field[];
  /** What a text says; null where it says nothing that can be. */
  read: (field: Field, text: string) => number | null;
  /** What the shop has already; null for nothing. */
  present: (product: Product, field: Field) => number | null;
  columnCalled: (heading: SheetCell) => Field | 'code' | undefined;
  /** Whether a heading may mean one of the columns too: then somebody is asked. */
  isAlike: (heading: SheetCell) => boolean;
  /** What is wrong with a file in which no row has a figure. */
  fault: SheetFault;
  words: SheetWords<Field>;
}

export interface SheetWords<Field extends string> {
  title: string;
  help: string;
  columns: Readonly<Record<Field | 'code', string>>;
  /** What a field is called to whoever does not see its column. */
  labels: Readonly<Record<Field, (name: string) => string>>;
  /** What a row has to have. */
  figure: string;
  chooseHelp: string;
  chooseFigure: string;
}
