import type { DocumentOrderView } from '@shop/contracts/documents/views';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';
import type { ShopIdentity } from '@shop/contracts/shop/views';

/** What is printed of an order. */
export interface PrintedOrder {
  number: string;
  /** How many covers; without it as many as left with the lorry, or one. */
  parcels?: number;
}

/** An order as its documents say it, with how many covers it has. */
export interface DocumentOrder extends DocumentOrderView {
  parcels: number;
}

/** Makes PDFs of what the order desk prints; invoices and estimates have printers of their own. */
export abstract class DocumentPrinter {
  abstract print(
    kind: Exclude<DocumentKind, 'invoices' | 'estimates'>,
    orders: DocumentOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array>;
}
