import type { PricedProduct } from '@shop/contracts/rules/quote';

/** What an order needs to know of a product. */
export interface ProductForSale extends PricedProduct {
  id: string;
}

export abstract class ProductsForSale {
  /** The active products among the codes, as they are in the database at this moment. */
  abstract find(codes: readonly string[]): Promise<ProductForSale[]>;
}
