import { Inject, Injectable } from '@nestjs/common';
import type { Paper } from '@shop/contracts/rules/papers/papers';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import { PaperPrinter, type PaperOrder } from '../../application/paper-printer.ts';
import { paper as covers } from './cover-paper.ts';
import { paper as dispatchSheet } from './dispatch-paper.ts';
import { paper as packingSlips } from './packing-slip-paper.ts';

@Injectable()
export class PdfPaperPrinter extends PaperPrinter {
  constructor(
    private readonly printWorker: PrintWorker,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  print(
    paper: Exclude<Paper, 'invoices' | 'estimates'>,
    orders: PaperOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array> {
    if (paper === 'covers') return this.printWorker.print(covers, orders, shop);
    if (paper === 'dispatch-sheet') return this.printWorker.print(dispatchSheet, orders, shop);
    return this.printWorker.print(packingSlips, orders, shop, this.config.publicUrl);
  }
}
