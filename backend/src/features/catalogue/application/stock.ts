/** Goods leaving and coming back; every change is a row of the stock ledger. Runs in the caller's transaction. */
export abstract class Stock {
  /**
   * Takes the goods of an order. Of a stranger's, lines beyond the share of strangers are left on the shelf, and the order
   * says which.
   * @param share null: it is no stranger's
   * @returns false when there are not enough of one of them, or it is no longer sold at these prices: the caller must
   * roll back
   */
  abstract take(
    orderId: string,
    goods: readonly SoldGoods[],
    at: Date,
    share: StrangersShare | null,
  ): Promise<boolean>;

  /** The codes of what would be beyond the share of strangers at this moment. */
  abstract beyondShare(
    goods: readonly { code: string; quantity: number }[],
    share: StrangersShare,
  ): Promise<string[]>;

  /** Whether goods are on the shelf and sold at these prices; nothing is taken. */
  abstract isForSale(goods: readonly SoldGoods[]): Promise<boolean>;

  /**
   * Takes more of some goods of an order that is there, and gives back what it has less of, never more than it holds.
   * @returns what lacks; when anything does the caller must roll back
   */
  abstract change(
    orderId: string,
    changes: readonly ChangedGoods[],
    actorName: string,
    at: Date,
  ): Promise<LackingGoods[]>;

  /** Gives back whatever the order still holds; a second time gives nothing. */
  abstract giveBack(
    orderId: string,
    reason: 'order-cancelled' | 'reservation-ended',
    actorName: string,
    at: Date,
  ): Promise<void>;

  /** Some goods of an order that left are on the shelf again. */
  abstract comeBack(
    orderId: string,
    goods: readonly { code: string; quantity: number }[],
    actorName: string,
    at: Date,
  ): Promise<void>;

  /** Whatever an order holds becomes another's; the shelf stays as it is. */
  abstract move(fromOrderId: string, toOrderId: string, actorName: string, at: Date): Promise<void>;

  /** Goods of an order leave the shelf, packed, or are on it again. */
  abstract pack(orderId: string, packed: boolean): Promise<void>;

  /**
   * Takes what an order that is there has on its lines and holds nothing of, at whatever price it is sold now. What it has
   * taken is no stranger's from then on.
   * @param which by product
   * @returns what lacks; when anything does the caller must roll back
   */
  abstract takeAgain(
    orderId: string,
    which: { only: readonly string[] } | { except: readonly string[] },
    reason: 'order-reopened' | 'order-confirmed' | 'reserved-to-merge',
    actorName: string,
    at: Date,
  ): Promise<LackingGoods[]>;
}

/** How much of a product's shelf strangers may hold together: the larger of the two. */
export interface StrangersShare {
  strangersPercent: number;
  strangersUnits: number;
}

export interface LackingGoods {
  code: string;
  name: string;
  lacking: number;
}

export interface ChangedGoods {
  productId: string;
  /** Negative: less. */
  more: number;
}

export interface SoldGoods {
  productId: string;
  quantity: number;
  mrpPaise: number;
  netPaise: number;
}
