import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PdfInvoicePrinter } from './adapters/pdf/pdf-invoice-printer.ts';
import { PostgresInvoiceRepository } from './adapters/postgres/postgres-invoice-repository.ts';
import { InvoiceRepository } from './application/invoice-repository.ts';
import { InvoicePrinter } from './application/invoice-printer.ts';
import { PrintInvoice } from './application/print-invoice.ts';
import { TaxInvoices } from './application/tax-invoices.ts';

@Module({
  imports: [PrintingModule, ShopModule],
  providers: [
    { provide: InvoiceRepository, useClass: PostgresInvoiceRepository },
    { provide: InvoicePrinter, useClass: PdfInvoicePrinter },
    TaxInvoices,
    PrintInvoice,
  ],
  exports: [InvoiceRepository, InvoicePrinter, PrintInvoice, PrintingModule, TaxInvoices],
})
export class InvoicesModule {}
