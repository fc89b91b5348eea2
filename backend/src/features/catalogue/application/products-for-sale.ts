import type { Unit } from '@shop/contracts/rules/units';

/** What an order needs to know of a product. */
export interface ProductForSale {
  id: string;
  code: string;
  name: string;
  nameTa: string | null;
  unit: Unit;
  content: string | null;
  mrpPaise: number;
  netPaise: number;
  /** Null: not tracked, any number can be had. */
  stock: number | null;
  maxQuantity: number | null;
}

export abstract class ProductsForSale {
  /** The active products among the codes, as they are in the database at this moment. */
  abstract find(codes: readonly string[]): Promise<ProductForSale[]>;
}
