import type { OrderChange } from '../rules/orders/order-content.ts';
import type { OwnChangeKind, OwnChangeObstacle } from '../rules/orders/own-changes.ts';

/** A change request: what a customer asks the shop for. */
export interface ChangeRequestView {
  id: string;
  kind: OwnChangeKind;
  state: 'open' | 'declined' | 'overtaken';
  askedAt: string;
  /** Why, as she says it; may be empty. */
  reason: string;
  /** What would differ; nothing of a cancellation, and of what was superseded. */
  changes: OrderChange[];
  /** The shop's; null: it gave none. */
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
  /** Her last change request, while it says something of the order as it is. */
  asked: ChangeRequestView | null;
}

/** An open change request, as the order desk sees it. */
export type DeskChangeRequestView = Omit<ChangeRequestView, 'state' | 'answer'>;
