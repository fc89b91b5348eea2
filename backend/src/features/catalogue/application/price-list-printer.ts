import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { Day } from '@shop/contracts/rules/days';
import type { Settings } from '@shop/contracts/shop/views';

export abstract class PriceListPrinter {
  /** A PDF of A4 pages. */
  abstract print(list: PriceListView, settings: Settings, today: Day): Promise<Uint8Array>;
}
