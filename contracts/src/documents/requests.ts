import { IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { MOST_PARCELS, ORDER_NUMBER } from '../rules/limits.ts';
import { MOST_PRINTED, DOCUMENT_KINDS, type DocumentKind } from '../rules/documents/printing.ts';
import { IsListOf, Optional } from '../validation.ts';

/** Numbers parted by commas. */
const ORDER_NUMBERS = new RegExp(
  `^${ORDER_NUMBER.source.slice(1, -1)}(?:,${ORDER_NUMBER.source.slice(1, -1)}){0,${MOST_PRINTED - 1}}$`,
);

export class ReadDocumentsQuery {
  @Matches(ORDER_NUMBERS) orders!: string;
}

export class PrintedOrderRequest {
  @Matches(ORDER_NUMBER) number!: string;
  /** How many covers, of an order that has not left yet. */
  @Optional() @IsInt() @Min(1) @Max(MOST_PARCELS) parcels?: number;
}

export class StartPrintingRequest {
  @IsIn(DOCUMENT_KINDS) paper!: DocumentKind;
  @IsListOf(() => PrintedOrderRequest, 1, MOST_PRINTED) orders!: PrintedOrderRequest[];
}

export class PrintingParams {
  @IsUUID() id!: string;
}
