import { endpoint } from '../endpoint.ts';
import type { ListQuery } from '../listing/requests.ts';
import type { ListPage } from '../listing/views.ts';
import type { AnswerPayoutsRequest, ListPayoutBatchesQuery, ProposePayoutsRequest } from './requests.ts';
import type {
  AnsweredPayoutView,
  PayoutBatchRowView,
  PayoutBatchView,
  PayoutPreviewView,
  PayoutStatementView,
  PayoutView,
} from './views.ts';

export const listPayoutBatches = endpoint('GET', '/api/admin/payout-batches')<{
  query: ListPayoutBatchesQuery;
  view: ListPage<PayoutBatchRowView>;
}>();

/** To whom at least the minimum is due, and what each would get. */
export const previewPayouts = endpoint('GET', '/api/admin/payout-preview')<{ view: PayoutPreviewView }>();

export const proposePayouts = endpoint('POST', '/api/admin/payout-batches')<{
  body: ProposePayoutsRequest;
  view: PayoutBatchView;
}>();

export const readPayoutBatch = endpoint('GET', '/api/admin/payout-batches/:number')<{
  view: PayoutBatchView;
}>();

/** From then on the commissions count as paid. */
export const approvePayouts = endpoint('POST', '/api/admin/payout-batches/:number/approval')<{
  view: PayoutBatchView;
}>();
export const discardPayouts = endpoint('POST', '/api/admin/payout-batches/:number/discard')<{
  view: PayoutBatchView;
}>();

/** For the bank: what has not been answered yet. */
export const exportBankFile = endpoint('GET', '/api/admin/payout-batches/:number/bank-file/:format')<{
  view: unknown;
}>();

/** What the bank answered. What it said before does nothing again; a failed transfer is due again. */
export const answerPayouts = endpoint('POST', '/api/admin/payout-batches/:number/answers')<{
  body: AnswerPayoutsRequest;
  view: { batch: PayoutBatchView; answers: AnsweredPayoutView[] };
}>();

export const listReferrerPayouts = endpoint('GET', '/api/admin/referrers/:id/payouts')<{
  query: ListQuery;
  view: ListPage<PayoutView>;
}>();

export const readPayoutStatement = endpoint('GET', '/api/admin/payouts/:reference/statement')<{
  view: PayoutStatementView;
}>();
export const printPayoutStatement = endpoint('GET', '/api/admin/payouts/:reference/statement.pdf')<{
  view: unknown;
}>();
