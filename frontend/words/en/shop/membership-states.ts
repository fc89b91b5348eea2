import type { MembershipState, SchemeState } from '@shop/contracts/rules/schemes/membership-states';

/** What a membership is, in a word. */
export const membershipStateWords: Record<MembershipState, string> = {
  requested: 'Requested',
  active: 'Active',
  behind: 'Behind',
  matured: 'Ready to buy',
  redeemed: 'Redeemed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** What a scheme is, in a word. */
export const schemeStateWords: Record<SchemeState, string> = {
  draft: 'Draft',
  open: 'Open to join',
  running: 'Running',
  closed: 'Closed',
};
