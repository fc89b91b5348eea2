import type { OrderChange } from '../rules/orders/order-content.ts';
import type { OwnChangeKind, OwnChangeObstacle } from '../rules/orders/own-changes.ts';

/** What a customer asked the shop for. */
export interface AskedChangeView {
  id: string;
  kind: OwnChangeKind;
  state: 'open' | 'declined' | 'overtaken';
  askedAt: string;
  /** Why, as she says it; may be empty. */
  reason: string;
  /** What would become another; nothing of a cancellation, and of what was overtaken. */
  changes: OrderChange[];
  /** What the shop says; null: it did not. */
  answer: string | null;
}

/** What a customer may do with her order by herself. */
export interface OwnChangesView {
  /** Null: she may. */
  edit: OwnChangeObstacle | null;
  cancel: OwnChangeObstacle | null;
  /** It is done at once; else the shop is asked. */
  isAtOnce: boolean;
  /** Of the order: counted up by every edit. */
  revision: number;
  /** The last that she asked for, while it says something of the order as it is. */
  asked: AskedChangeView | null;
}

/** What a customer asks for, and waits for an answer to, as the order desk sees it. */
export type DeskAskedChangeView = Omit<AskedChangeView, 'state' | 'answer'>;
