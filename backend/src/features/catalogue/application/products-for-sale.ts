import type { PricedProduct } from '@shop/contracts/rules/quote';

/** What an order needs to know of a product. */
export interface ProductForSale extends PricedProduct {
  id: string;
}

export abstract class ProductsForSale {
  /** The active products among the codes, as they are in the database at this moment. */
  abstract find(codes: readonly string[]): Promise<ProductForSale[]>;

  /**
   * The same from memory, as of the content version that this copy knows of, with no stock counted: nothing is asked
   * of the database. What is sold of them is compared with the shelf by `Stock.take`.
   */
  abstract remembered(codes: readonly string[]): Promise<ProductForSale[]>;
}
