import { TEXT } from '../rules/limits.ts';
import { IsText } from '../validation.ts';

export class ReferralCodeParams {
  @IsText(TEXT.referralCode) code!: string;
}
