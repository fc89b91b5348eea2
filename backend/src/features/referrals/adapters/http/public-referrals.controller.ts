import { Controller, Headers, HttpCode, Param } from '@nestjs/common';
import { checkReferralCode, countReferralVisit } from '@shop/contracts/referrals/endpoints';
import { ReferralCodeParams } from '@shop/contracts/referrals/requests';
import type { ReferralCodeView } from '@shop/contracts/referrals/views';
import { isBotLike } from '@shop/contracts/rules/referrals/bots';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { Route } from '../../../../platform/http/route.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { ReferralCodes } from '../../application/referral-codes.ts';
import { Visits } from '../../application/visits.ts';

@Controller()
export class PublicReferralsController {
  constructor(
    private readonly codes: ReferralCodes,
    private readonly visits: Visits,
  ) {}

  @Route(checkReferralCode)
  async check(@Param() { code }: ReferralCodeParams): Promise<ReferralCodeView> {
    const known = await this.codes.find(code);
    return {
      code: known?.code ?? code.trim().toUpperCase(),
      accepted: known !== null,
      greeting: known?.greeting ?? null,
    };
  }

  @HttpCode(204)
  @Route(countReferralVisit)
  async visit(
    @Param() { code }: ReferralCodeParams,
    @ClientNetwork() network: Network,
    @Headers('user-agent') userAgent = '',
  ): Promise<void> {
    if (!isBotLike(userAgent)) await this.visits.count(code, network);
  }
}
