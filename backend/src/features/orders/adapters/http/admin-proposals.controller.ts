import { Body, Controller, Param } from '@nestjs/common';
import { answerForCustomer, proposeChange, takeBackProposal } from '@shop/contracts/proposals/endpoints';
import { OrderNumberParams } from '@shop/contracts/orders/requests';
import {
  AnswerForCustomerRequest,
  ProposalParams,
  ProposeChangeRequest,
  TakeBackProposalRequest,
} from '@shop/contracts/proposals/requests';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { ProposeChange } from '../../application/proposals/propose-change.ts';

@Controller()
export class AdminProposalsController {
  constructor(private readonly changes: ProposeChange) {}

  @Route(proposeChange)
  @Needs('orders.edit')
  @Once()
  propose(
    @Param() { number }: OrderNumberParams,
    @Body() body: ProposeChangeRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.changes.propose(number, body, actor);
  }

  @Route(takeBackProposal)
  @Needs('orders.edit')
  @Once()
  takeBack(
    @Param() { number, proposal }: ProposalParams,
    @Body() body: TakeBackProposalRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.changes.takeBack(number, proposal, body, actor);
  }

  @Route(answerForCustomer)
  @Needs('orders.edit')
  @Once()
  answer(
    @Param() { number, proposal }: ProposalParams,
    @Body() body: AnswerForCustomerRequest,
    @StaffActor() actor: StaffPerson,
  ) {
    return this.changes.answerFor(number, proposal, body, actor);
  }
}
