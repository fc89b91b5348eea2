import { Inject, Injectable } from '@nestjs/common';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import { DocumentPrinter, type DocumentOrder } from '../../application/document-printer.ts';
import { document as covers } from './cover-document.ts';
import { document as dispatchSheet } from './dispatch-document.ts';
import { document as packingSlips } from './packing-slip-document.ts';

@Injectable()
export class PdfDocumentPrinter extends DocumentPrinter {
  constructor(
    private readonly printWorker: PrintWorker,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  print(
    kind: Exclude<DocumentKind, 'invoices' | 'estimates'>,
    orders: DocumentOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array> {
    if (kind === 'covers') return this.printWorker.print(covers, orders, shop);
    if (kind === 'dispatch-sheet') return this.printWorker.print(dispatchSheet, orders, shop);
    return this.printWorker.print(packingSlips, orders, shop, this.config.publicUrl);
  }
}
