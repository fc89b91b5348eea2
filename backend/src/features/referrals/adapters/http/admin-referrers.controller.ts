import { Body, Controller, Param, Query } from '@nestjs/common';
import { ListQuery } from '@shop/contracts/listing/requests';
import * as endpoints from '@shop/contracts/referrers/endpoints';
import {
  DecideReferralFlagRequest,
  ListReferralFlagsQuery,
  ListReferrersQuery,
  NewReferrerRequest,
  ReferralFlagParams,
  ReferrerParams,
  SaveReferrerRequest,
  SuspendReferrerRequest,
} from '@shop/contracts/referrers/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { found } from '../../../../shared/domain-error.ts';
import { DecideReferralFlag } from '../../application/decide-referral-flag.ts';
import { ReferralFlags } from '../../application/referral-flags.ts';
import { OwnReferralQueries } from '../../application/own-referral-queries.ts';
import { ManageReferrers } from '../../application/manage-referrers.ts';
import { Referrers } from '../../application/referrers.ts';

type StaffPerson = AuditEntry['actor'];

@Controller()
export class AdminReferrersController {
  constructor(
    private readonly manage: ManageReferrers,
    private readonly referrers: Referrers,
    private readonly own: OwnReferralQueries,
    private readonly flags: ReferralFlags,
    private readonly decisions: DecideReferralFlag,
  ) {}

  @Route(endpoints.listReferrers)
  @Needs('referrals.read')
  list(@Query() query: ListReferrersQuery) {
    return this.referrers.page(query);
  }

  @Route(endpoints.readReferrerLeague)
  @Needs('referrals.read')
  league() {
    return this.manage.league();
  }

  @Route(endpoints.readReferrer)
  @Needs('referrals.read')
  async read(@Param() { id }: ReferrerParams) {
    return found(await this.referrers.find(id));
  }

  @Route(endpoints.readReferrerRecord)
  @Needs('referrals.write')
  async record(@Param() { id }: ReferrerParams) {
    return found(await this.referrers.records.find(id));
  }

  /** Where money goes: nobody changes it at a computer that was left alone. */
  @Route(endpoints.saveReferrer)
  @Needs('referrals.write')
  @NeedsPassword('payee')
  save(
    @Param() { id }: ReferrerParams,
    @Body() { revision, ...entry }: SaveReferrerRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.manage.save(id, entry, revision, actor);
  }

  @Route(endpoints.addReferrer)
  @Needs('referrals.write')
  @Once()
  add(@Body() body: NewReferrerRequest, @StaffActor() actor: StaffPerson) {
    return this.manage.add(body, actor);
  }

  @Route(endpoints.suspendReferrer)
  @Needs('referrals.write')
  @Once()
  suspend(
    @Param() { id }: ReferrerParams,
    @Body() { reason }: SuspendReferrerRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.manage.suspend(id, reason?.trim() ?? null, actor);
  }

  @Route(endpoints.resumeReferrer)
  @Needs('referrals.write')
  @Once()
  resume(@Param() { id }: ReferrerParams, @StaffActor() actor: StaffPerson) {
    return this.manage.resume(id, actor);
  }

  @Route(endpoints.listBroughtOrders)
  @Needs('referrals.read')
  orders(@Param() { id }: ReferrerParams, @Query() query: ListQuery) {
    return this.referrers.orders(id, query);
  }

  @Route(endpoints.listCommissionEntries)
  @Needs('referrals.read')
  entries(@Param() { id }: ReferrerParams, @Query() query: ListQuery) {
    return this.own.entries(id, query);
  }

  @Route(endpoints.listReferralFlags)
  @Needs('referrals.read')
  listFlags(@Query() query: ListReferralFlagsQuery) {
    return this.flags.page(query);
  }

  @Route(endpoints.decideReferralFlag)
  @Needs('referrals.write')
  @NeedsPassword('commission')
  @Once()
  decide(
    @Param() { id }: ReferralFlagParams,
    @Body() body: DecideReferralFlagRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.decisions.execute(id, body, actor);
  }
}
