/** What moves in the ledger of commissions; `returned`: a transfer that failed. */
export const COMMISSION_KINDS = ['pending', 'earned', 'reversed', 'paid', 'returned'] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

/** Why: a step of the order, a corrected attribution, a decision on a flag, a payout. */
export type CommissionCause = 'order' | 'attribution' | 'flag' | 'payout';
