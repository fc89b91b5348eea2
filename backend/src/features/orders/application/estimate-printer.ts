import type { TrackedOrderView } from '@shop/contracts/orders/views';
import type { ShopIdentity } from '@shop/contracts/shop/views';

export abstract class EstimatePrinter {
  /** A PDF of A4 pages. */
  abstract print(order: TrackedOrderView, shop: ShopIdentity): Promise<Uint8Array>;
}
