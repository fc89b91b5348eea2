import { IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { OrderNumberParams, TokenParams } from '../orders/requests.ts';
import { ITEM_CODE, MOST_LINES, MOST_OF_ONE, TEXT } from '../rules/limits.ts';
import {
  PROPOSAL_ANSWERS,
  PROPOSAL_REASONS,
  type ProposalAnswer,
  type ProposalReason,
} from '../rules/orders/proposals.ts';
import { IsListOf, IsText } from '../validation.ts';

/** How many of it the order would have; 0: it goes. */
export class ProposedLineRequest {
  @Matches(ITEM_CODE) code!: string;
  @IsInt() @Min(0) @Max(MOST_OF_ONE) quantity!: number;
}

/** What of an order would be another; what is not named stays. */
export class ProposeChangeRequest {
  /** The revision that was looked at; another one since is a conflict. */
  @IsInt() @Min(0) revision!: number;
  @IsIn(PROPOSAL_REASONS) reason!: ProposalReason;
  @IsListOf(() => ProposedLineRequest, 0, MOST_LINES) lines!: ProposedLineRequest[];
}

export class ProposalParams extends OrderNumberParams {
  @IsUUID() proposal!: string;
}

export class OwnProposalParams extends TokenParams {
  @IsUUID() proposal!: string;
}

export class TakeBackProposalRequest {
  /** What it was when staff looked; an answer since is a conflict. */
  @IsIn(['open', 'declined']) from!: 'open' | 'declined';
}

export class AnswerProposalRequest {
  @IsIn(PROPOSAL_ANSWERS) answer!: ProposalAnswer;
}

export class AnswerForCustomerRequest extends AnswerProposalRequest {
  /** Who said so on the telephone. */
  @IsText(TEXT.personName) saidBy!: string;
}
