import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { acceptChangeRequest, declineChangeRequest } from '@shop/contracts/own-changes/endpoints';
import { DeclineChangeRequest, DeskChangeRequestParams } from '@shop/contracts/own-changes/requests';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { AnswerChangeRequest } from '../../application/own-changes/answer-change-request.ts';

@Controller()
export class AdminChangeRequestsController {
  constructor(private readonly answers: AnswerChangeRequest) {}

  @Route(acceptChangeRequest)
  @Needs('orders.edit')
  @Once()
  accept(
    @Param() { number, change }: DeskChangeRequestParams,
    @StaffActor() actor: StaffPerson,
    @CurrentStaff() { permissions }: StaffView,
  ) {
    return this.answers.accept(number, change, actor, permissions);
  }

  @Route(declineChangeRequest)
  @Needs('orders.edit')
  @Once()
  decline(
    @Param() { number, change }: DeskChangeRequestParams,
    @Body() { reason }: DeclineChangeRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.answers.decline(number, change, reason, actor);
  }
}
