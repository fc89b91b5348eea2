import { Injectable } from '@nestjs/common';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { Day } from '@shop/contracts/rules/days';
import type { Settings } from '@shop/contracts/shop/views';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import { PriceListPrinter } from '../../application/price-list-printer.ts';
import { document } from './price-list-paper.ts';

@Injectable()
export class PdfPriceListPrinter extends PriceListPrinter {
  constructor(private readonly printWorker: PrintWorker) {
    super();
  }

  print(list: PriceListView, { identity, season }: Settings, today: Day): Promise<Uint8Array> {
    return this.printWorker.print(document, list, { identity, season }, today);
  }
}
