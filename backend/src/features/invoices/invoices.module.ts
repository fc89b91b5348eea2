import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { DocumentPrinterModule } from '../documents/document-printer.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PostgresInvoiceRepository } from './adapters/postgres/postgres-invoice-repository.ts';
import { InvoiceRepository } from './application/invoice-repository.ts';
import { PrintInvoice } from './application/print-invoice.ts';
import { TaxInvoices } from './application/tax-invoices.ts';

@Module({
  imports: [DocumentPrinterModule, PrintingModule, ShopModule],
  providers: [{ provide: InvoiceRepository, useClass: PostgresInvoiceRepository }, TaxInvoices, PrintInvoice],
  exports: [InvoiceRepository, PrintInvoice, PrintingModule, TaxInvoices],
})
export class InvoicesModule {}
