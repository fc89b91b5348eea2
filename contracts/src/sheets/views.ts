import type { Unit } from '../rules/catalogue/units.ts';
import type { ChangeSetState, RowChange, RowRefusal } from '../rules/catalogue/change-sets.ts';

/** A row of what came in, as it came in. */
export interface RefusedRowView {
  /** From 1, as the sheet counts. */
  row: number;
  key: string;
  refusal: RowRefusal;
  /** Of the cell at fault; null where the row is. */
  field: string | null;
  /** What stands in the cell at fault; empty where the row is. */
  typed: string;
}

/** What a change would do. Nothing is done yet: `id` is what it is done by. */
export interface ChangePreviewView {
  id: string;
  added: RowChange[];
  changed: RowChange[];
  /** Rows that are as they should be already. */
  unchanged: number;
  refused: RefusedRowView[];
}

/** The bill of goods that came in, with what its rows come to. */
export interface BillView {
  number: string;
  day: string;
  paise: number;
}

/** The rows of a bill, as they were booked. */
export interface BillRowsView {
  rows: { code: string; title: string; quantity: number; ratePaise: number }[];
}

/** A change that was asked for, and what became of it. */
export interface ChangeSetView {
  id: string;
  madeAt: string;
  madeBy: string;
  state: ChangeSetState;
  rows: number;
  /** When it happens by itself. */
  applyAt: string | null;
  appliedAt: string | null;
  /** What somebody changed meanwhile, and was therefore left as it is. */
  left: { key: string; title: string }[];
  /** Of goods that came in. */
  bill: BillView | null;
  /** The last one that was applied can be taken back. */
  mayUndo: boolean;
}

/** The last changes, newest first. */
export interface ChangeSetsView {
  changeSets: ChangeSetView[];
}

export interface ImportPreviewView extends ChangePreviewView {
  /** What can stand in the column of the category. */
  categories: string[];
  /** What products would name that the shop does not have: it is added with them. */
  newBrands: string[];
  newTags: string[];
}

/** A product as every sheet of them has it. */
export interface SheetProductView {
  code: string;
  name: string;
  nameTa: string | null;
  category: string;
  /** On the sheets that are there in Tamil. */
  categoryTa?: string | null;
  unit: Unit;
  content: string | null;
  /** Not in the public list yet. */
  draft: boolean;
}

/** A row of the price sheet. */
export interface PriceRowView extends SheetProductView {
  mrpPaise: number;
  netPaise: number;
  /** What it was sold for last season; null for what is new. */
  lastNetPaise: number | null;
}

/** Every product that is not archived, as the price list has them. */
export interface PriceSheetView {
  products: PriceRowView[];
}

/** A row of the stock sheet. */
export interface StockRowView extends SheetProductView {
  categoryTa: string | null;
  /** What should stand there, free and sold ones together; null where nobody counts. */
  onShelf: number | null;
  /** Of it sold, and not packed yet. */
  held: number;
  /** At what the last ones came in; null where nobody said. */
  ratePaise: number | null;
}

/** Every product that is not archived, as the price list has them. */
export interface StockSheetView {
  products: StockRowView[];
}
