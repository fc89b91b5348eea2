import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsUUID, Max, Min } from 'class-validator';
import { MOST_SHEET_COLUMNS, MOST_SHEET_PARTS, MOST_SHEET_ROWS, SHEET_TEXT } from '../rules/limits.ts';
import { IsListOf, IsText } from '../validation.ts';

/** A row of a file as it stands there. */
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
