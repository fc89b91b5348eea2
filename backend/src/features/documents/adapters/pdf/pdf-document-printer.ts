import { Inject, Injectable } from '@nestjs/common';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import type { Day } from '@shop/contracts/rules/days';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';
import type { Language } from '@shop/contracts/rules/language';
import type { Settings, ShopIdentity } from '@shop/contracts/shop/views';
import { CONFIG, type Config } from '../../../../config/config.ts';
import type { PrintedShop } from '../../../../platform/printing/letterhead.ts';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import {
  assertMayLeave,
  DocumentPrinter,
  type EstimatedOrder,
  type DocumentOrder,
  type PrintedInvoice,
} from '../../application/document-printer.ts';
import { document as covers } from './cover-document.ts';
import { document as dispatchSheet } from './dispatch-document.ts';
import { document as estimates } from './estimate-document.ts';
import { document as invoices } from './invoice-document.ts';
import { document as packingSlips } from './packing-slip-document.ts';
import { PrintedLogo } from '../../application/printed-logo.ts';
import { document as priceList } from './price-list-document.ts';
import { document as payoutStatement } from './statement-document.ts';

@Injectable()
export class PdfDocumentPrinter extends DocumentPrinter {
  constructor(
    private readonly printWorker: PrintWorker,
    private readonly logo: PrintedLogo,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async estimates(orders: readonly EstimatedOrder[], shop: ShopIdentity): Promise<Uint8Array> {
    return this.printWorker.print(estimates, [...orders], await this.onPaper(shop));
  }

  async invoices(copies: readonly PrintedInvoice[]): Promise<Uint8Array> {
    assertMayLeave(copies.map(({ invoice }) => invoice));
    return this.printWorker.print(invoices, [...copies], await this.logo.read());
  }

  async payoutStatement(statement: PayoutStatementView, shop: ShopIdentity): Promise<Uint8Array> {
    return this.printWorker.print(payoutStatement, statement, await this.onPaper(shop));
  }

  async priceList(
    list: PriceListView,
    { identity, season }: Settings,
    today: Day,
    language: Language,
  ): Promise<Uint8Array> {
    const shop = { identity: await this.onPaper(identity), season };
    return this.printWorker.print(priceList, list, shop, today, language);
  }

  async forGoods(
    kind: Exclude<DocumentKind, 'invoices' | 'estimates'>,
    orders: readonly DocumentOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array> {
    const onPaper = await this.onPaper(shop);
    if (kind === 'covers') return this.printWorker.print(covers, [...orders], onPaper);
    if (kind === 'dispatch-sheet') return this.printWorker.print(dispatchSheet, [...orders], onPaper);
    return this.printWorker.print(packingSlips, [...orders], onPaper, this.config.publicUrl);
  }

  private async onPaper(shop: ShopIdentity): Promise<PrintedShop> {
    return { ...shop, logo: await this.logo.read() };
  }
}
