import type { PricedProduct } from '@shop/contracts/rules/orders/quote';

/** What an order needs to know of a product. */
export interface ProductForSale extends PricedProduct {
  id: string;
}

/** A product of an order that is there: it may not be sold any more. */
export interface ProductOnShelf extends ProductForSale {
  forSale: boolean;
}

export abstract class ProductsForSale {
  /** The active products among the codes, as they are in the database at this moment. */
  abstract find(codes: readonly string[]): Promise<ProductForSale[]>;

  /**
   * The same from memory, as of the content version that this copy knows of, with no stock counted: nothing is asked
   * of the database. What is sold of them is compared with the shelf by `Stock.take`.
   */
  abstract remembered(codes: readonly string[]): Promise<ProductForSale[]>;

  /** The products of these ids or codes, for sale or not, as they are in the database at this moment. */
  abstract onShelf(ids: readonly string[], codes: readonly string[]): Promise<ProductOnShelf[]>;
}
