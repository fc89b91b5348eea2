import type { Unit } from '@shop/contracts/rules/catalogue/units';
import type { SheetCell, SheetFault } from '../sheet/read-cells.ts';

/** A product as every sheet has it. */
export interface SheetProduct {
  code: string;
  name: string;
  nameTa: string | null;
  category: string;
  unit: Unit;
  content: string | null;
  /** Not in the public list yet. */
  draft: boolean;
}

/** A sheet of all products with figures to type, to paste or to read from a file: their prices, a count. */
export interface SheetKind<Product extends SheetProduct, Field extends string> {
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
