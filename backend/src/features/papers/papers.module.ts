import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PrintPapers } from './adapters/jobs/print-papers.ts';
import { PdfPaperPrinter } from './adapters/pdf/pdf-paper-printer.ts';
import { PostgresPrintings } from './adapters/postgres/postgres-printings.ts';
import { OrderPapers } from './application/order-papers.ts';
import { PaperPrinter } from './application/paper-printer.ts';
import { Printings } from './application/printings.ts';

@Module({
  imports: [InvoicesModule, OrdersModule, PrintingModule, ShopModule],
  providers: [
    { provide: PaperPrinter, useClass: PdfPaperPrinter },
    { provide: Printings, useClass: PostgresPrintings },
    OrderPapers,
    PrintPapers,
  ],
  exports: [OrderPapers],
})
export class PapersModule {}
