import { Injectable } from '@nestjs/common';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import { Press } from '../../../../platform/printing/press.ts';
import { InvoicePrinter } from '../../application/invoice-printer.ts';
import { paper } from './invoice-paper.ts';

@Injectable()
export class PdfInvoicePrinter extends InvoicePrinter {
  constructor(private readonly press: Press) {
    super();
  }

  print(invoices: readonly InvoiceView[]): Promise<Uint8Array> {
    return this.press.print(paper, [...invoices]);
  }
}
