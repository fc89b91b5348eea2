import { ArrayContains, ArrayUnique, IsIn, IsUUID } from 'class-validator';
import { SentSheet } from '../change-sets/requests.ts';
import { Optional } from '../validation.ts';
import { IMPORTED_COLUMNS, type ImportedColumn } from '../rules/catalogue/product-import.ts';

export class PreviewImportRequest extends SentSheet {
  /** What the cells of its rows are. */
  @ArrayUnique() @IsIn(IMPORTED_COLUMNS, { each: true }) @ArrayContains(['code']) columns!: ImportedColumn[];
  /** What a new code is that is another one but for its zeros: missing, it is refused and asked about. */
  @Optional() @IsIn(['same', 'new']) alike?: 'same' | 'new';
}

export class ImportParams {
  @IsUUID() id!: string;
}
