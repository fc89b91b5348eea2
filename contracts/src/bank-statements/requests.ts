import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { SentSheet } from '../sheets/requests.ts';
import { ListQuery } from '../listing/requests.ts';
import {
  BANK_TEXT,
  MOST_CERTAIN_ROWS,
  MOST_PAISE,
  ORDER_OR_PASSBOOK,
  PAYMENT_REFERENCE,
} from '../rules/limits.ts';
import { MOST_PARTS, PAYMENT_WARNINGS, type PaymentWarning } from '../rules/orders/payments.ts';
import { IsListOf, IsNumberOfKind, IsOne, IsText, Nullable, Optional } from '../validation.ts';

export class ListBankStatementsQuery extends ListQuery {}

export class BankStatementParams {
  @IsUUID() id!: string;
}

export class BankHeadsRequest {
  @IsText(BANK_TEXT.head) day!: string;
  @IsText(BANK_TEXT.head) description!: string;
  @IsText(BANK_TEXT.head) reference!: string;
  @IsText(BANK_TEXT.head) credit!: string;
  @IsText(BANK_TEXT.head) debit!: string;
  @IsText(BANK_TEXT.head) amount!: string;
  @IsText(BANK_TEXT.head) direction!: string;
  @Optional() @IsText(BANK_TEXT.head) balance?: string;
}

/** The cells of its rows stand in the order of `BANK_COLUMNS`, as the bank wrote them. */
export class OpenBankStatementRequest extends SentSheet {
  @IsText(BANK_TEXT.bank) bank!: string;
  @IsOne(() => BankHeadsRequest) heads!: BankHeadsRequest;
  @IsText(BANK_TEXT.fileName) fileName!: string;
}

/** A row, and the order or passbook for which it was certain when somebody looked. */
export class CertainRowRequest {
  @IsUUID() id!: string;
  @Matches(ORDER_OR_PASSBOOK) number!: string;
}

export class RecordCertainRequest {
  @IsListOf(() => CertainRowRequest, 1, MOST_CERTAIN_ROWS) rows!: CertainRowRequest[];
}

/** What an order or a passbook gets of a row. */
export class BankPartRequest {
  @IsIn(['order', 'passbook']) kind!: 'order' | 'passbook';
  @IsNumberOfKind() number!: string;
  @IsInt() @Min(1) @Max(MOST_PAISE) amountPaise!: number;
}

export class RecordBankRowRequest {
  @IsListOf(() => BankPartRequest, 1, MOST_PARTS) parts!: BankPartRequest[];
  /** Needed where the row itself says none. */
  @Nullable() @Matches(PAYMENT_REFERENCE) reference!: string | null;
  /** What was asked already, and is meant so. */
  @Optional() @IsArray() @ArrayUnique() @IsIn(PAYMENT_WARNINGS, { each: true }) despite?: PaymentWarning[];
}

/** The entry by hand that a row tells of. */
export class BackEntryRequest {
  @IsUUID() entry!: string;
}

export class NotOursRequest {
  @IsBoolean() notOurs!: boolean;
}
