import { ArrayContains, ArrayUnique, IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { MOST_SHEET_PARTS } from '../rules/limits.ts';
import { IMPORTED_COLUMNS, type ImportedColumn } from '../rules/product-import.ts';

export class PreviewImportRequest {
  /** What its parts were sent under. */
  @IsUUID() sheet!: string;
  @IsInt() @Min(1) @Max(MOST_SHEET_PARTS) parts!: number;
  /** What the cells of its rows are. */
  @ArrayUnique() @IsIn(IMPORTED_COLUMNS, { each: true }) @ArrayContains(['code']) columns!: ImportedColumn[];
}

export class ImportParams {
  @IsUUID() id!: string;
}
