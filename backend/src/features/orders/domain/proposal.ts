import type { OrderContent } from '@shop/contracts/rules/orders/order-content';
import type {
  ProposalAnswer,
  ProposalReason,
  ProposalState,
  ProposedLine,
} from '@shop/contracts/rules/orders/proposals';
import type { Actor, StaffPerson } from '../../../shared/actor.ts';
import type { EditedLine } from './edited-order.ts';
import type { Order } from './order.ts';

/** Who answers a proposal, takes it back or ends it. */
export type Settler = Actor & { kind: 'customer' | 'staff' | 'system' };

/** What staff propose to a customer to make of their order. */
export interface NewProposal {
  reason: ProposalReason;
  lines: readonly ProposedLine[];
  wasTotalPaise: number;
  /** What the customer agrees to. */
  totalPaise: number;
}

export interface Proposal extends NewProposal {
  id: string;
  state: ProposalState;
  /** Of the order, when it was proposed. */
  orderRevision: number;
  /** Who ended it; null where nobody answered. */
  settledByKind: Settler['kind'] | null;
}

export abstract class ProposalRepository {
  /** @throws DomainError proposal-open when another one is */
  abstract add(order: Order, proposal: NewProposal, actor: StaffPerson, at: Date): Promise<void>;

  /** A proposal of this order, whatever became of it. */
  abstract find(order: Order, id: string): Promise<Proposal | null>;

  /** The one that waits for an answer, or was declined. */
  abstract waiting(order: Order): Promise<Proposal | null>;

  /** @param saidBy who said so on the telephone */
  abstract settle(
    proposal: Proposal,
    state: Exclude<ProposalState, 'open'>,
    actor: Settler,
    at: Date,
    saidBy?: string,
  ): Promise<void>;

  /** Ends what waits, as the order became another by something else. */
  abstract overtake(order: Order, at: Date): Promise<void>;

  /** What its last packing or cancellation overtook waits again, as that is undone. */
  abstract takeUpAgain(order: Order): Promise<void>;
}

/** What differs between an order and what is proposed. */
export function proposedLines(
  present: Pick<OrderContent, 'lines'>,
  lines: readonly EditedLine[],
): ProposedLine[] {
  const order = new Map(present.lines.map(({ code }, place) => [code, place]));
  return lines
    .filter(({ was, quantity }) => was !== quantity)
    .toSorted((a, b) => (order.get(a.code) ?? Infinity) - (order.get(b.code) ?? Infinity))
    .map(({ code, name, nameTa, unit, content, was, quantity }) => ({
      code,
      name,
      nameTa,
      unit,
      content,
      from: was,
      to: quantity,
    }));
}

/** For the history of the order. */
export function proposedText(lines: readonly ProposedLine[]): string {
  return lines.map(({ code, from, to }) => `${code} ${from} → ${to}`).join(', ');
}

/** The order's own page asks again after a lost answer: what the customer said stands. */
export function isSaidAlready({ state, settledByKind }: Proposal, answer: ProposalAnswer): boolean {
  return settledByKind === 'customer' && state === answer;
}
