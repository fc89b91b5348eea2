import { IsText } from '../validation.ts';

export class ReferralCodeParams {
  @IsText(1, 40) code!: string;
}
