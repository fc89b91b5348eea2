import { endpoint } from '../endpoint.ts';
import type { ListQuery } from '../listing/requests.ts';
import type { ListPage } from '../listing/views.ts';
import type { CreditCommissionsRequest } from './requests.ts';
import type { CommissionCreditView, CreditsOutcomeView, UncreditedMonthView } from './views.ts';

/** The months that are over of which something is not credited yet, the oldest first. */
export const listUncreditedMonths = endpoint('GET', '/api/admin/commission-credits')<{
  view: UncreditedMonthView[];
}>();

/** The credit of a month, with those of the months before that were not made. Made again it credits nothing more. */
export const creditCommissions = endpoint('POST', '/api/admin/commission-credits')<{
  body: CreditCommissionsRequest;
  view: CreditsOutcomeView;
}>();

export const listOwnCredits = endpoint('GET', '/api/referrer/commission-credits')<{
  query: ListQuery;
  view: ListPage<CommissionCreditView>;
}>();
