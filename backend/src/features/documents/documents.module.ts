import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PrintDocuments } from './adapters/jobs/print-documents.ts';
import { PostgresPrintings } from './adapters/postgres/postgres-printings.ts';
import { OrderDocuments } from './application/order-documents.ts';
import { Printings } from './application/printings.ts';
import { DocumentPrinterModule } from './document-printer.module.ts';

@Module({
  imports: [InvoicesModule, OrdersModule, DocumentPrinterModule, ShopModule],
  providers: [{ provide: Printings, useClass: PostgresPrintings }, OrderDocuments, PrintDocuments],
  exports: [OrderDocuments, Printings],
})
export class DocumentsModule {}
