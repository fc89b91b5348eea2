import { Injectable } from '@nestjs/common';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import { InvoicePrinter } from '../../application/invoice-printer.ts';
import { document } from './invoice-document.ts';

@Injectable()
export class PdfInvoicePrinter extends InvoicePrinter {
  constructor(private readonly printWorker: PrintWorker) {
    super();
  }

  print(invoices: readonly InvoiceView[]): Promise<Uint8Array> {
    return this.printWorker.print(document, [...invoices]);
  }
}
