import { ArrayContains, ArrayUnique, IsIn, IsUUID } from 'class-validator';
import { SentSheet } from '../change-sets/requests.ts';
import { IMPORTED_COLUMNS, type ImportedColumn } from '../rules/catalogue/product-import.ts';

export class PreviewImportRequest extends SentSheet {
  /** What the cells of its rows are. */
  @ArrayUnique() @IsIn(IMPORTED_COLUMNS, { each: true }) @ArrayContains(['code']) columns!: ImportedColumn[];
}

export class ImportParams {
  @IsUUID() id!: string;
}
