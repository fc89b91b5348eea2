import { IsString, Matches, MaxLength } from 'class-validator';
import { ACK_NO, IRN, MOST_ANSWERS, MOST_QR } from '../rules/documents/invoices/e-invoice.ts';
import { INVOICE_ADDRESS } from '../rules/documents/invoices/invoice-number.ts';
import { IsDay, IsListOf, IsText, Optional } from '../validation.ts';

export class EInvoiceFileQuery {
  /** One document, by its number as an address has it; without it all that lack an IRN. */
  @Optional() @Matches(INVOICE_ADDRESS) invoice?: string;
}

export class RegisterInvoiceRequest {
  @Matches(IRN) irn!: string;
  @Matches(ACK_NO) ackNo!: string;
  @IsDay() ackDay!: string;
  @IsText({ min: 1, max: MOST_QR }) qr!: string;
}

/** A row of the portal's answer as it was read from its file; what is wrong with it is said row by row. */
export class AnswerRowRequest {
  @IsText({ min: 0, max: 40 }) number!: string;
  @IsText({ min: 0, max: 80 }) irn!: string;
  @IsText({ min: 0, max: 40 }) ackNo!: string;
  /** Empty: it has none that can be read. */
  @IsString() @MaxLength(10) ackDay!: string;
  @IsText({ min: 0, max: MOST_QR }) qr!: string;
}

export class RecordAnswersRequest {
  @IsListOf(() => AnswerRowRequest, 1, MOST_ANSWERS) rows!: AnswerRowRequest[];
}

export class CancelIrnRequest {
  /** On the portal. */
  @IsDay() cancelledOn!: string;
}
