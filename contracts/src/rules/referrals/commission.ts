/**
 * What moves in the ledger of commissions; `returned`: a transfer that failed; `taxed`: what was deducted from a monthly
 * credit, and is paid to the tax office instead.
 */
export const COMMISSION_KINDS = ['pending', 'earned', 'reversed', 'paid', 'returned', 'taxed'] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

/** Why: a step of the order, a corrected attribution, a decision on a flag, a payout, a monthly credit. */
export type CommissionCause = 'order' | 'attribution' | 'flag' | 'payout' | 'credit';
