import { Body, Controller, Param } from '@nestjs/common';
import { answerProposal } from '@shop/contracts/proposals/endpoints';
import { AnswerProposalRequest, OwnProposalParams } from '@shop/contracts/proposals/requests';
import { Route } from '../../../../platform/http/route.ts';
import { AnswerOwnProposal } from '../../application/proposals/answer-own-proposal.ts';

@Controller()
export class PublicProposalsController {
  constructor(private readonly answers: AnswerOwnProposal) {}

  @Route(answerProposal)
  answer(@Param() { token, proposal }: OwnProposalParams, @Body() { answer }: AnswerProposalRequest) {
    return this.answers.execute(token, proposal, answer);
  }
}
