import type { SaleMode } from './sale-mode.ts';
import { isEditable, type OrderContent, type OrderEntry, entryOf } from './order-content.ts';
import type { OrderState } from './order-states.ts';

/**
 * What became of a change that a customer made by herself (`made`), or of her change request. `taken-back`: she withdrew it;
 * `overtaken`: superseded, as the order was edited, cancelled or merged meanwhile. Of each order one at most is open.
 */
export const OWN_CHANGE_STATES = ['made', 'open', 'accepted', 'declined', 'taken-back', 'overtaken'] as const;
export type OwnChangeState = (typeof OWN_CHANGE_STATES)[number];

export const OWN_CHANGE_KINDS = ['edit', 'cancel'] as const;
export type OwnChangeKind = (typeof OWN_CHANGE_KINDS)[number];

/** Why a customer cannot change her order by herself. */
export type OwnChangeObstacle = 'device' | 'finished' | 'on-hold' | 'asked' | 'passbook' | 'closed';

/** What decides about it. */
export interface OwnChangeFacts {
  isOwnDevice: boolean;
  state: OrderState;
  isHeld: boolean;
  /** A change request of hers is open. */
  hasRequest: boolean;
  /** What the shop proposed waits for her, or for a call. */
  hasProposal: boolean;
  /** Money was recorded, also what was paid back since. */
  hasPayments: boolean;
  /** A passbook pays for a part of it. */
  passbookPays: boolean;
  /** The shop said what packing and freight cost. */
  chargesByHand: boolean;
  saleMode: SaleMode;
  isClosed: boolean;
}

/** What stands against it; null: she can. */
export function ownChangeObstacle(kind: OwnChangeKind, facts: OwnChangeFacts): OwnChangeObstacle | null {
  if (!isEditable(facts.state)) return 'finished';
  if (!facts.isOwnDevice) return 'device';
  if (facts.isHeld) return 'on-hold';
  if (facts.hasRequest) return 'asked';
  if (kind === 'cancel') return null;
  if (facts.passbookPays) return 'passbook';
  return facts.isClosed ? 'closed' : null;
}

/** It is done at once; else the shop is asked. */
export function isAtOnce(facts: OwnChangeFacts): boolean {
  const isUntouched = !facts.hasPayments && !facts.passbookPays && !facts.hasProposal && !facts.chargesByHand;
  return facts.state === 'placed' && facts.saleMode === 'order' && !facts.isClosed && isUntouched;
}

/** What a customer may change. */
export type OwnEntry = Pick<
  OrderEntry,
  | 'lines'
  | 'remarks'
  | 'address'
  | 'city'
  | 'district'
  | 'stateCode'
  | 'pinCode'
  | 'delivery'
  | 'pickupLocationId'
>;

/** The order as she wants it; what the shop said of packing and freight stays where the goods go to the same place. */
export function ownEntryOf(present: OrderContent, wanted: OwnEntry): OrderEntry {
  const entry = entryOf(present);
  const isSamePlace =
    wanted.delivery === entry.delivery &&
    wanted.pickupLocationId === entry.pickupLocationId &&
    wanted.stateCode === entry.stateCode;
  return { ...entry, ...wanted, chargesByHand: entry.chargesByHand && isSamePlace };
}
