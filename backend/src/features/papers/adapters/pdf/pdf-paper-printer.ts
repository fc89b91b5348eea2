import { Inject, Injectable } from '@nestjs/common';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import type { Paper } from '@shop/contracts/rules/papers/papers';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { Press } from '../../../../platform/printing/press.ts';
import { PaperPrinter, type EstimatedOrder, type PaperOrder } from '../../application/paper-printer.ts';
import { paper as covers } from './cover-paper.ts';
import { paper as dispatchSheet } from './dispatch-paper.ts';
import { paper as estimates } from './estimate-paper.ts';
import { paper as invoices } from './invoice-paper.ts';
import { paper as packingSlips } from './packing-slip-paper.ts';
import { paper as payoutStatement } from './statement-paper.ts';

@Injectable()
export class PdfPaperPrinter extends PaperPrinter {
  constructor(
    private readonly press: Press,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  estimates(orders: readonly EstimatedOrder[], shop: ShopIdentity): Promise<Uint8Array> {
    return this.press.print(estimates, [...orders], shop);
  }

  invoices(all: readonly InvoiceView[]): Promise<Uint8Array> {
    return this.press.print(invoices, [...all]);
  }

  payoutStatement(statement: PayoutStatementView, shop: ShopIdentity): Promise<Uint8Array> {
    return this.press.print(payoutStatement, statement, shop);
  }

  forGoods(
    paper: Exclude<Paper, 'invoices' | 'estimates'>,
    orders: readonly PaperOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array> {
    if (paper === 'covers') return this.press.print(covers, [...orders], shop);
    if (paper === 'dispatch-sheet') return this.press.print(dispatchSheet, [...orders], shop);
    return this.press.print(packingSlips, [...orders], shop, this.config.publicUrl);
  }
}
