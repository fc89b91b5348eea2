import type { ProposalReason, ProposedLine } from '../rules/orders/proposals.ts';

/** What the shop proposes to make of an order; it waits for an answer, or was declined and somebody must call. */
export interface ProposalView {
  id: string;
  reason: ProposalReason;
  state: 'open' | 'declined';
  proposedAt: string;
  lines: ProposedLine[];
  wasTotalPaise: number;
  totalPaise: number;
  /** What would be to pay still, of what is paid now; negative: to be paid back. */
  balancePaise: number;
}

export interface DeskProposalView extends ProposalView {
  proposedBy: string;
  /** Null while it is open. */
  declined: {
    at: string;
    /** Null: nobody did, but it could not be accepted any more. */
    by: string | null;
    /** Who said so on the telephone; null on the order's page. */
    saidBy: string | null;
  } | null;
}
