import type { OrderChange, OrderContent } from '@shop/contracts/rules/orders/order-content';
import type { OwnChangeFacts, OwnChangeKind, OwnChangeState } from '@shop/contracts/rules/orders/own-changes';
import type { Order } from './order.ts';
import type { Settler } from './proposal.ts';

/** A change that a customer makes by herself, or asks the shop for. */
export interface NewOwnChange {
  /** Of the browser's try. */
  key: string;
  /** Of what was sent under it. */
  requestHash: string;
  kind: OwnChangeKind;
  state: 'made' | 'open';
  reason: string;
  /** What the order would be; null: a cancellation, or it is that already. */
  content: OrderContent | null;
}

export interface OwnChange {
  id: string;
  kind: OwnChangeKind;
  state: OwnChangeState;
  /** Of the order, when it was asked for. */
  orderRevision: number;
  askedAt: string;
  reason: string;
  content: OrderContent | null;
  /** The shop's answer. */
  answer: string | null;
}

/** An order behind its link, as far as it decides about changes; and the last change of it. */
export interface OwnOrder extends Omit<
  OwnChangeFacts,
  'isOwnDevice' | 'hasRequest' | 'saleMode' | 'isClosed'
> {
  id: string;
  number: string;
  customerName: string;
  revision: number;
  /** Its goods are taken from the shelf, and count into the share of strangers. */
  reserved: boolean;
  fromStranger: boolean;
  last: OwnChange | null;
}

export abstract class OwnChangeRepository {
  /** The order behind a private link. */
  abstract behind(token: string): Promise<OwnOrder | null>;

  /** What a key stands for; null: nothing yet. */
  abstract byKey(key: string): Promise<{ orderId: string; requestHash: string } | null>;

  abstract add(order: Order, change: NewOwnChange, at: Date): Promise<void>;

  /** A change of this order, whatever became of it. */
  abstract find(order: Order, id: string): Promise<OwnChange | null>;

  /** Whether one waits for the shop. */
  abstract isOpen(order: Order): Promise<boolean>;

  /** @param answer the shop's */
  abstract settle(
    change: OwnChange,
    state: 'accepted' | 'declined' | 'taken-back',
    actor: Settler,
    at: Date,
    answer?: string,
  ): Promise<void>;

  /** Ends what waits: the order was changed otherwise. */
  abstract supersede(order: Order, at: Date): Promise<void>;

  /**
   * The order is not cancelled any more: what its last cancellation superseded waits again, and what it granted where it
   * was undone; taken up again for a reason, the order is wanted after all.
   */
  abstract takeUpAgain(order: Order): Promise<void>;
}

/** For the history of the order: no address is repeated there. */
export function changesText(changes: readonly OrderChange[]): string {
  return changes
    .filter(({ what }) => what !== 'packing' && what !== 'freight')
    .map((change) => {
      if (change.what === 'line') return `${change.code} ${change.from} → ${change.to}`;
      if (change.what === 'total') return `total ₹${rupees(change.fromPaise)} → ₹${rupees(change.toPaise)}`;
      return change.what;
    })
    .join(', ');
}

const rupees = (paise: number | null) => Math.round((paise ?? 0) / 100);
