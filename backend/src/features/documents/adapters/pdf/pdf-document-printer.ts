import { Inject, Injectable } from '@nestjs/common';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import type { Day } from '@shop/contracts/rules/days';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';
import type { Settings, ShopIdentity } from '@shop/contracts/shop/views';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import {
  DocumentPrinter,
  type EstimatedOrder,
  type DocumentOrder,
} from '../../application/document-printer.ts';
import { document as covers } from './cover-document.ts';
import { document as dispatchSheet } from './dispatch-document.ts';
import { document as estimates } from './estimate-document.ts';
import { document as invoices } from './invoice-document.ts';
import { document as packingSlips } from './packing-slip-document.ts';
import { document as priceList } from './price-list-document.ts';
import { document as payoutStatement } from './statement-document.ts';

@Injectable()
export class PdfDocumentPrinter extends DocumentPrinter {
  constructor(
    private readonly printWorker: PrintWorker,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  estimates(orders: readonly EstimatedOrder[], shop: ShopIdentity): Promise<Uint8Array> {
    return this.printWorker.print(estimates, [...orders], shop);
  }

  invoices(all: readonly InvoiceView[]): Promise<Uint8Array> {
    return this.printWorker.print(invoices, [...all]);
  }

  payoutStatement(statement: PayoutStatementView, shop: ShopIdentity): Promise<Uint8Array> {
    return this.printWorker.print(payoutStatement, statement, shop);
  }

  priceList(list: PriceListView, { identity, season }: Settings, today: Day): Promise<Uint8Array> {
    return this.printWorker.print(priceList, list, { identity, season }, today);
  }

  forGoods(
    kind: Exclude<DocumentKind, 'invoices' | 'estimates'>,
    orders: readonly DocumentOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array> {
    if (kind === 'covers') return this.printWorker.print(covers, [...orders], shop);
    if (kind === 'dispatch-sheet') return this.printWorker.print(dispatchSheet, [...orders], shop);
    return this.printWorker.print(packingSlips, [...orders], shop, this.config.publicUrl);
  }
}
