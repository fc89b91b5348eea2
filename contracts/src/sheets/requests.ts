import { Type } from 'class-transformer';
import {
  ArrayContains,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import {
  BILL_TEXT,
  MOST_SHEET_COLUMNS,
  MOST_SHEET_PARTS,
  MOST_SHEET_ROWS,
  SHEET_TEXT,
} from '../rules/limits.ts';
import { IMPORTED_COLUMNS, type ImportedColumn } from '../rules/catalogue/product-columns.ts';
import { STOCK_WAYS, type StockWay } from '../rules/catalogue/change-sets.ts';
import { IsDay, IsInstant, IsListOf, IsText, Nullable, Optional } from '../validation.ts';

/** A row of a sheet: an uploaded CSV or XLSX table. As it stands there. */
export class SheetRow {
  /** From 1, as the sheet counts: how a refused row is named. */
  @IsInt() @Min(1) @Max(1_000_000) row!: number;
  /** In the order of the columns that the preview is asked with. */
  @IsArray() @ArrayMaxSize(MOST_SHEET_COLUMNS) @IsText(SHEET_TEXT.cell, { each: true }) cells!: string[];
}

export class SheetPartParams {
  /** Made up by whoever sends: all parts of a file are sent under it. */
  @IsUUID() sheet!: string;
  @Type(() => Number) @IsInt() @Min(0) @Max(MOST_SHEET_PARTS - 1) part!: number;
}

export class SendSheetPartRequest {
  @IsListOf(() => SheetRow, 1, MOST_SHEET_ROWS) rows!: SheetRow[];
}

/** A file whose parts were sent. */
export class SentSheet {
  @IsUUID() sheet!: string;
  @IsInt() @Min(1) @Max(MOST_SHEET_PARTS) parts!: number;
}

/** The cells of its rows are the item code, the MRP and the net rate, as they were typed. An empty one stays as it is. */
export class PreviewPricesRequest extends SentSheet {}

export class PreviewImportRequest extends SentSheet {
  /** What the cells of its rows are. */
  @ArrayUnique() @IsIn(IMPORTED_COLUMNS, { each: true }) @ArrayContains(['code']) columns!: ImportedColumn[];
  /** What a new code is that is another one but for its zeros: missing, it is refused and asked about. */
  @Optional() @IsIn(['same', 'new']) alike?: 'same' | 'new';
}

/** The cells of its rows are the item code and how many stand on the shelf, free and sold ones together. */
export class PreviewCountRequest extends SentSheet {}

/** A bill of a supplier; the cells of its rows are the item code, the quantity and the purchase rate. */
export class PreviewGoodsInRequest extends SentSheet {
  @IsText(BILL_TEXT.number) billNumber!: string;
  @IsDay() billedOn!: string;
  /** Empty where nobody said. */
  @IsText(BILL_TEXT.supplier) supplier!: string;
}

export class ApplyPricesRequest {
  /** Null: now. */
  @Nullable() @IsInstant() at!: string | null;
}

export class ChangeSetParams {
  @IsUUID() id!: string;
}

export class StockWayParams {
  @IsIn(STOCK_WAYS) way!: StockWay;
}

export class StockChangeParams extends StockWayParams {
  @IsUUID() id!: string;
}
