import { endpoint } from '../endpoint.ts';
import type { AdminOrderView, TrackedOrderView } from '../orders/views.ts';
import type {
  AnswerForCustomerRequest,
  AnswerProposalRequest,
  ProposeChangeRequest,
  TakeBackProposalRequest,
} from './requests.ts';

/** Proposes to the customer what the order would be; what it would come to, `previewOrderEdit` says before. */
export const proposeChange = endpoint('POST', '/api/admin/orders/:number/proposals')<{
  body: ProposeChangeRequest;
  view: AdminOrderView;
}>();

/** Ends it without an answer, or after a declined one. */
export const takeBackProposal = endpoint('POST', '/api/admin/orders/:number/proposals/:proposal/take-back')<{
  body: TakeBackProposalRequest;
  view: AdminOrderView;
}>();

/** What a customer said on the telephone. */
export const answerForCustomer = endpoint('POST', '/api/admin/orders/:number/proposals/:proposal/answer')<{
  body: AnswerForCustomerRequest;
  view: AdminOrderView;
}>();

/** By the order's private link; the same answer again changes nothing. */
export const answerProposal = endpoint('POST', '/api/public/orders/:token/proposals/:proposal/answer')<{
  body: AnswerProposalRequest;
  view: TrackedOrderView;
}>();
