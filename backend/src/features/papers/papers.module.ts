import { Module } from '@nestjs/common';
import { PrintingModule } from '../../printing/printing.module.ts';
import { Alarm } from '../../shared/alarm.ts';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { InvoiceBook } from '../invoices/application/invoice-book.ts';
import { InvoicePrinter } from '../invoices/application/invoice-printer.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { EstimatePrinter } from '../orders/application/customer/estimate-printer.ts';
import { OrderQueries } from '../orders/application/order-queries.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { ShopSettings } from '../shop/application/shop-settings.ts';
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
    useCase(
      OrderPapers,
      OrderQueries,
      InvoiceBook,
      ShopSettings,
      PaperPrinter,
      InvoicePrinter,
      EstimatePrinter,
      Printings,
      Alarm,
      Transaction,
      Clock,
      Identifiers,
    ),
    PrintPapers,
  ],
  exports: [OrderPapers],
})
export class PapersModule {}
