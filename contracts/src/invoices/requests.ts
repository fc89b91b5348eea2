import { IsIn, Matches } from 'class-validator';
import { DayRangeListQuery } from '../listing/requests.ts';
import { TokenParams } from '../orders/requests.ts';
import { INVOICE_KINDS, type InvoiceKind } from '../rules/documents/invoices/invoice.ts';
import { INVOICE_ADDRESS } from '../rules/documents/invoices/invoice-number.ts';
import { DESK_TEXT } from '../rules/limits.ts';
import { IsText, Optional } from '../validation.ts';

export const BUYER_KINDS = ['b2b', 'b2c'] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

export class ListInvoicesQuery extends DayRangeListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(INVOICE_KINDS) kind?: InvoiceKind;
  /** To businesses with a GSTIN, or to consumers. */
  @Optional() @IsIn(BUYER_KINDS) buyer?: BuyerKind;
  @Optional() @IsIn(['newest', 'oldest']) sort?: 'newest' | 'oldest';
}

export class InvoiceParams {
  /** As it stands in an address. */
  @Matches(INVOICE_ADDRESS) invoice!: string;
}

export class OwnInvoiceParams extends TokenParams {
  @Matches(INVOICE_ADDRESS) invoice!: string;
}
