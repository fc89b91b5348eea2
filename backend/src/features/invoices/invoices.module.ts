import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PdfInvoicePrinter } from './adapters/pdf/pdf-invoice-printer.ts';
import { PostgresInvoiceBook } from './adapters/postgres/postgres-invoice-book.ts';
import { InvoiceBook } from './application/invoice-book.ts';
import { InvoicePrinter } from './application/invoice-printer.ts';
import { PrintInvoice } from './application/print-invoice.ts';
import { TaxInvoices } from './application/tax-invoices.ts';

@Module({
  imports: [PrintingModule, ShopModule],
  providers: [
    { provide: InvoiceBook, useClass: PostgresInvoiceBook },
    { provide: InvoicePrinter, useClass: PdfInvoicePrinter },
    TaxInvoices,
    PrintInvoice,
  ],
  exports: [InvoiceBook, InvoicePrinter, PrintInvoice, PrintingModule, TaxInvoices],
})
export class InvoicesModule {}
