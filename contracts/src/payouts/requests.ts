import { Type } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { ListQuery } from '../listing/requests.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../listing/views.ts';
import { PAYOUT_REFERENCE } from '../rules/bank/bank-answer.ts';
import { MOST_PAISE, MOST_PAYOUTS, REFERRER_TEXT } from '../rules/limits.ts';
import { IsListOf, IsText } from '../validation.ts';

export class PayoutBatchParams {
  @Type(() => Number) @IsInt() @Min(1) @Max(99_999) number!: number;
}

export class BankFileParams extends PayoutBatchParams {
  @IsIn(EXPORT_FORMATS) format!: ExportFormat;
}

export class PayoutParams {
  @Matches(PAYOUT_REFERENCE) reference!: string;
}

export class ListPayoutBatchesQuery extends ListQuery {}

/** As the preview had it: another sum since is a conflict. */
export class PreviewedPayoutRequest {
  @IsUUID() referrerId!: string;
  @IsInt() @Min(1) @Max(MOST_PAISE) grossPaise!: number;
  @IsInt() @Min(0) @Max(MOST_PAISE) taxPaise!: number;
}

export class ProposePayoutsRequest {
  @IsListOf(() => PreviewedPayoutRequest, 1, MOST_PAYOUTS) payouts!: PreviewedPayoutRequest[];
}

export class BankAnswerRequest {
  @Matches(PAYOUT_REFERENCE) reference!: string;
  @IsIn(['paid', 'failed']) outcome!: 'paid' | 'failed';
  @IsText(REFERRER_TEXT.bankReference) bankReference!: string;
  @IsText(REFERRER_TEXT.failure) reason!: string;
}

export class AnswerPayoutsRequest {
  @IsListOf(() => BankAnswerRequest, 1, MOST_PAYOUTS) answers!: BankAnswerRequest[];
}
