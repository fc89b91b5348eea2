import { Controller, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { find } from '@shop/contracts/finding/endpoints';
import { FindQuery } from '@shop/contracts/finding/requests';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { Throttle } from '../../../../shared/throttle/throttle.ts';
import { FindAnything } from '../../application/find-anything.ts';

/** Somebody who types fast asks twice a second. */
const RULE = { limit: 120, windowMs: 60_000 };

@Controller()
export class AdminFindingController {
  constructor(
    private readonly finding: FindAnything,
    private readonly throttle: Throttle,
  ) {}

  @Route(find)
  @Needs('session.own')
  async find(@Query() { q }: FindQuery, @CurrentStaff() { id, permissions }: StaffView) {
    await this.throttle.take(`find ${id}`, RULE);
    return this.finding.execute(q, permissions);
  }
}
