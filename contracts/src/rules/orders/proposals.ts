import { entryOf, type OrderContent, type OrderEntry } from './order-content.ts';
import type { WantedLine } from './quote.ts';

/** Why staff propose that an order becomes another. */
export const PROPOSAL_REASONS = ['shortage'] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];

/**
 * `declined`: somebody must call. `overtaken`: the order was edited, cancelled or packed meanwhile. Of each order one at
 * most is open or declined.
 */
export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'taken-back', 'overtaken'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const PROPOSAL_ANSWERS = ['accepted', 'declined'] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

/** How many the order has of it, and would have; 0: none. */
export interface ProposedLine {
  code: string;
  name: string;
  nameTa: string | null;
  unit: string;
  content: string | null;
  from: number;
  to: number;
}

/** The order with other quantities of these; 0: it goes, a code that is not there comes. Everything else stays. */
export function entryWith(order: OrderContent, lines: readonly WantedLine[]): OrderEntry {
  const entry = entryOf(order);
  const quantities = new Map([...entry.lines, ...lines].map(({ code, quantity }) => [code, quantity]));
  const wanted = [...quantities].map(([code, quantity]) => ({ code, quantity }));
  return { ...entry, lines: wanted.filter(({ quantity }) => quantity > 0) };
}
