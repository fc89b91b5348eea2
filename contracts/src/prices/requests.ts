import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MOST_SHEET_ROWS, SHEET_TEXT } from '../rules/limits.ts';
import { IsInstant, IsListOf, IsText, Nullable, Optional } from '../validation.ts';

/** A row as it was typed, pasted or read from a file. What it leaves out stays as it is. */
export class TypedPriceRow {
  /** From 1, as the sheet counts: how a refused row is named. */
  @IsInt() @Min(1) @Max(1_000_000) row!: number;
  @IsText(SHEET_TEXT.cell) code!: string;
  @Optional() @IsText(SHEET_TEXT.cell) mrp?: string;
  @Optional() @IsText(SHEET_TEXT.cell) net?: string;
}

export class PreviewPricesRequest {
  @IsListOf(() => TypedPriceRow, 1, MOST_SHEET_ROWS) rows!: TypedPriceRow[];
}

export class ApplyPricesRequest {
  /** Null: now. */
  @Nullable() @IsInstant() at!: string | null;
}

export class PriceChangeParams {
  @IsUUID() id!: string;
}
