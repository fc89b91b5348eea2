/** Goods leaving and coming back; every change is a row of the stock ledger. Runs in the caller's transaction. */
export abstract class Stock {
  /**
   * Takes the goods of an order.
   * @returns false when there are not enough of one of them: the caller must roll back
   */
  abstract take(orderId: string, goods: readonly StockMove[], at: Date): Promise<boolean>;

  /** Gives back whatever the order still holds; a second time gives nothing. */
  abstract giveBack(orderId: string, actorName: string, at: Date): Promise<void>;
}

export interface StockMove {
  productId: string;
  quantity: number;
}
