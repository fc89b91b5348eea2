import { Injectable } from '@nestjs/common';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import { EstimatePrinter, type EstimatedOrder } from '../../application/customer/estimate-printer.ts';
import { document } from './estimate-document.ts';

@Injectable()
export class PdfEstimatePrinter extends EstimatePrinter {
  constructor(private readonly printWorker: PrintWorker) {
    super();
  }

  print(orders: readonly EstimatedOrder[], shop: ShopIdentity): Promise<Uint8Array> {
    return this.printWorker.print(document, [...orders], shop);
  }
}
