import { Body, Controller, HttpCode, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import { listOwnCredits } from '@shop/contracts/commission-credits/endpoints';
import type { CommissionCreditView } from '@shop/contracts/commission-credits/views';
import { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import { PayoutParams } from '@shop/contracts/payouts/requests';
import type { PayoutView } from '@shop/contracts/payouts/views';
import * as endpoints from '@shop/contracts/referrals/endpoints';
import {
  GreetingRequest,
  ListReferredOrdersQuery,
  RememberDeviceRequest,
} from '@shop/contracts/referrals/requests';
import type {
  CommissionEntryView,
  ReferredOrderView,
  ReferrerDashboardView,
} from '@shop/contracts/referrals/views';
import { referralPath } from '@shop/contracts/rules/referrals/referral';
import { toString as toQrCode } from 'qrcode';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { CurrentReferrer } from '../../../../platform/http/current-person.ts';
import { Route } from '../../../../platform/http/route.ts';
import { CommissionCreditRepository } from '../../application/commission-credit-repository.ts';
import { PayoutRepository } from '../../application/payout-repository.ts';
import { PayoutStatements } from '../../application/payout-statements.ts';
import { OwnReferralQueries } from '../../application/own-referral-queries.ts';
import { OwnReferrals } from '../../application/own-referrals.ts';

/** What referrers see: each call is about whoever makes it, and takes no name of anybody. */
@Controller()
export class ReferrerDeskController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly own: OwnReferrals,
    private readonly queries: OwnReferralQueries,
    private readonly credits: CommissionCreditRepository,
    private readonly payouts: PayoutRepository,
    private readonly statements: PayoutStatements,
  ) {}

  @Route(endpoints.readReferrerDashboard)
  async dashboard(@CurrentReferrer() { id, code }: ReferrerView): Promise<ReferrerDashboardView> {
    const url = this.config.publicUrl + referralPath(code);
    const qrCode = await toQrCode(url, { type: 'svg', margin: 2 });
    return { link: { url, qrCode }, ...(await this.own.dashboard(id)) };
  }

  @HttpCode(204)
  @Route(endpoints.saveGreeting)
  greeting(@Body() { greets }: GreetingRequest, @CurrentReferrer() { id }: ReferrerView): Promise<void> {
    return this.own.saveGreeting(id, greets);
  }

  @HttpCode(204)
  @Route(endpoints.rememberDevice)
  device(
    @Body() { deviceId }: RememberDeviceRequest,
    @CurrentReferrer() { id }: ReferrerView,
  ): Promise<void> {
    return this.own.rememberDevice(id, deviceId);
  }

  @Route(endpoints.listReferredOrders)
  list(
    @Query() query: ListReferredOrdersQuery,
    @CurrentReferrer() { id }: ReferrerView,
  ): Promise<ListPage<ReferredOrderView>> {
    return this.queries.orders(id, query);
  }

  @Route(endpoints.listOwnCommissions)
  commissions(
    @Query() query: ListQuery,
    @CurrentReferrer() { id }: ReferrerView,
  ): Promise<ListPage<CommissionEntryView>> {
    return this.queries.entries(id, query);
  }

  @Route(endpoints.listOwnPayouts)
  paid(@Query() query: ListQuery, @CurrentReferrer() { id }: ReferrerView): Promise<ListPage<PayoutView>> {
    return this.payouts.sentTo(id, query);
  }

  @Route(listOwnCredits)
  credited(
    @Query() query: ListQuery,
    @CurrentReferrer() { id }: ReferrerView,
  ): Promise<ListPage<CommissionCreditView>> {
    return this.credits.ofReferrer(id, query);
  }

  @Route(endpoints.printOwnStatement)
  async statement(
    @Param() { reference }: PayoutParams,
    @CurrentReferrer() { code }: ReferrerView,
  ): Promise<StreamableFile> {
    const bytes = await this.statements.printOwn(code, reference);
    const disposition = `inline; filename="${reference}.pdf"`;
    return new StreamableFile(bytes, { type: 'application/pdf', disposition, length: bytes.length });
  }
}
