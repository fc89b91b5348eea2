import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { acceptAsked, declineAsked } from '@shop/contracts/own-changes/endpoints';
import { DeclineChangeRequest, DeskAskedChangeParams } from '@shop/contracts/own-changes/requests';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { AnswerAsked } from '../../application/own-changes/answer-asked.ts';

@Controller()
export class AdminAskedChangesController {
  constructor(private readonly answers: AnswerAsked) {}

  @Route(acceptAsked)
  @Needs('orders.edit')
  @Once()
  accept(
    @Param() { number, change }: DeskAskedChangeParams,
    @StaffActor() actor: StaffPerson,
    @CurrentStaff() { permissions }: StaffView,
  ) {
    return this.answers.accept(number, change, actor, permissions);
  }

  @Route(declineAsked)
  @Needs('orders.edit')
  @Once()
  decline(
    @Param() { number, change }: DeskAskedChangeParams,
    @Body() { reason }: DeclineChangeRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.answers.decline(number, change, reason, actor);
  }
}
