import { Injectable } from '@nestjs/common';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { Press } from '../../../../platform/printing/press.ts';
import { EstimatePrinter, type EstimatedOrder } from '../../application/customer/estimate-printer.ts';
import { paper } from './estimate-paper.ts';

@Injectable()
export class PdfEstimatePrinter extends EstimatePrinter {
  constructor(private readonly press: Press) {
    super();
  }

  print(orders: readonly EstimatedOrder[], shop: ShopIdentity): Promise<Uint8Array> {
    return this.press.print(paper, [...orders], shop);
  }
}
