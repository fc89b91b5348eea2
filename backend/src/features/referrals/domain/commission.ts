import { shareOf } from '@shop/contracts/rules/money';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { CommissionKind } from '@shop/contracts/rules/referrals/commission';

/** Shares are rounded half up to whole multiples of it, paise; every entry keeps what was in force. */
export const ROUNDED_TO_PAISE = 1;

/** An order as far as its commission goes by it. */
export interface CommissionedOrder {
  state: OrderState;
  /** Whom the order counts for. */
  referrerId: string | null;
  /** The net value of its goods. */
  basePaise: number;
  /** What staff say to a likely self-referral: while nobody said anything nothing is earned. */
  check: 'none' | 'open' | 'allowed' | 'refused';
}

/** What the ledger says of one order and one referrer. */
export interface OrderAccount {
  referrerId: string;
  pendingPaise: number;
  /** Due and not yet taken back; what was paid out since counts too. */
  earnedPaise: number;
  /** Frozen by the first entry; before it the referrer's own. */
  basisPoints: number;
  /** False: the ledger has no entry of the two yet. */
  isKnown: boolean;
}

/** What is added to the ledger for one referrer of an order. */
export interface CommissionMove {
  referrerId: string;
  kind: CommissionKind;
  pendingPaise: number;
  duePaise: number;
  basePaise: number;
  basisPoints: number;
}

/**
 * What the ledger lacks of what an order is worth to its referrers: to the one it counts for, and to those it counted
 * for before. Nothing where the ledger is right; asked again after the entries, it says nothing more.
 */
export function movesOf(order: CommissionedOrder, accounts: readonly OrderAccount[]): CommissionMove[] {
  return accounts.flatMap((account) => {
    const { referrerId, basisPoints } = account;
    const worth = worthOf(order, account);
    const pendingPaise = worth.pendingPaise - account.pendingPaise;
    const duePaise = worth.earnedPaise - account.earnedPaise;
    const isNew = !account.isKnown && referrerId === order.referrerId;
    if (pendingPaise === 0 && duePaise === 0 && !isNew) return [];
    const kind = kindOf(worth, pendingPaise, duePaise);
    return [{ referrerId, kind, pendingPaise, duePaise, basePaise: order.basePaise, basisPoints }];
  });
}

type Worth = Pick<OrderAccount, 'pendingPaise' | 'earnedPaise'>;

function worthOf({ state, referrerId, basePaise, check }: CommissionedOrder, account: OrderAccount): Worth {
  const nothing = { pendingPaise: 0, earnedPaise: 0 };
  if (referrerId !== account.referrerId || state === 'cancelled' || check === 'refused') return nothing;
  const paise = shareOf(basePaise, account.basisPoints);
  const isEarned = state === 'collected' && check !== 'open';
  return isEarned ? { ...nothing, earnedPaise: paise } : { ...nothing, pendingPaise: paise };
}

function kindOf(worth: Worth, pendingPaise: number, duePaise: number): CommissionKind {
  if (duePaise > 0) return 'earned';
  const isLess = pendingPaise < 0 || duePaise < 0;
  return worth.pendingPaise > 0 || !isLess ? 'pending' : 'reversed';
}
