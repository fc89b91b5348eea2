import { Controller, Inject, Param } from '@nestjs/common';
import { makeReferrerLink } from '@shop/contracts/referrers/endpoints';
import { ReferrerParams } from '@shop/contracts/referrers/requests';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { Invitations } from '../../application/links/invitations.ts';
import { linkShown } from '../link-shown.ts';

/** Links by which referrers come in, from the hand of staff. */
@Controller()
export class AdminReferrerLinksController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly invitations: Invitations,
  ) {}

  @Route(makeReferrerLink)
  @Needs('referrals.write')
  async link(@Param() { id }: ReferrerParams, @StaffActor() actor: AuditEntry['actor']) {
    return linkShown(await this.invitations.makeLink({ audience: 'referrer', id }, actor), this.config);
  }
}
