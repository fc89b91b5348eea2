import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PrintDocuments } from './adapters/jobs/print-documents.ts';
import { PdfDocumentPrinter } from './adapters/pdf/pdf-document-printer.ts';
import { PostgresPrintings } from './adapters/postgres/postgres-printings.ts';
import { OrderDocuments } from './application/order-documents.ts';
import { DocumentPrinter } from './application/document-printer.ts';
import { Printings } from './application/printings.ts';

@Module({
  imports: [InvoicesModule, OrdersModule, PrintingModule, ShopModule],
  providers: [
    { provide: DocumentPrinter, useClass: PdfDocumentPrinter },
    { provide: Printings, useClass: PostgresPrintings },
    OrderDocuments,
    PrintDocuments,
  ],
  exports: [OrderDocuments],
})
export class DocumentsModule {}
