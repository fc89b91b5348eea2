import { Controller, Param } from '@nestjs/common';
import { checkReferralCode } from '@shop/contracts/referrals/endpoints';
import { ReferralCodeParams } from '@shop/contracts/referrals/requests';
import type { ReferralCodeView } from '@shop/contracts/referrals/views';
import { Route } from '../../../../http/route.ts';
import { ReferralCodes } from '../../application/referral-codes.ts';

@Controller()
export class PublicReferralsController {
  constructor(private readonly codes: ReferralCodes) {}

  @Route(checkReferralCode)
  async check(@Param() { code }: ReferralCodeParams): Promise<ReferralCodeView> {
    const known = await this.codes.find(code);
    return { code: known?.code ?? code.trim().toUpperCase(), accepted: known !== null };
  }
}
