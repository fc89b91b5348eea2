export const MEMBERSHIP_STATES = [
  'requested',
  'active',
  'behind',
  'matured',
  'redeemed',
  'cancelled',
  'refunded',
] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

const MOVES: Record<MembershipState, readonly MembershipState[]> = {
  requested: ['active', 'cancelled'],
  active: ['behind', 'matured', 'cancelled'],
  behind: ['active', 'matured', 'cancelled'],
  // Back, when a payment turns out to have been entered wrongly.
  matured: ['active', 'behind', 'redeemed', 'cancelled'],
  // Back, when the order it paid for is cancelled.
  redeemed: ['matured'],
  cancelled: ['refunded'],
  // Back, when the refund turns out to have been entered wrongly.
  refunded: ['cancelled'],
};

/** Where a membership may move from a state; nothing else moves. */
export function nextMembershipStates(state: MembershipState): readonly MembershipState[] {
  return MOVES[state];
}

/** Members whose instalments are counted: they pay, or have paid, and have not bought yet. */
const PAYING_STATES = ['active', 'behind', 'matured'] as const satisfies readonly MembershipState[];

export function isPaying(state: MembershipState): boolean {
  return (PAYING_STATES as readonly MembershipState[]).includes(state);
}

/** Why staff end a membership before it is redeemed. Of who died the nominee is paid. */
export const ENDINGS = ['left', 'died', 'closed'] as const;
/** Or its year was over, and it was paid back with others. */
export type Ending = (typeof ENDINGS)[number] | 'year-over';

export const SCHEME_STATES = ['draft', 'open', 'running', 'closed'] as const;
export type SchemeState = (typeof SCHEME_STATES)[number];

const SCHEME_MOVES: Record<SchemeState, readonly SchemeState[]> = {
  draft: ['open'],
  open: ['running', 'closed'],
  running: ['open', 'closed'],
  closed: ['running'],
};

/** Where a scheme may move from a state: `open` takes members, `running` has those it has, `closed` is settled. */
export function nextSchemeStates(state: SchemeState): readonly SchemeState[] {
  return SCHEME_MOVES[state];
}
