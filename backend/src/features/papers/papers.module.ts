import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PrintPapers } from './adapters/jobs/print-papers.ts';
import { PostgresPrintings } from './adapters/postgres/postgres-printings.ts';
import { OrderPapers } from './application/order-papers.ts';
import { Printings } from './application/printings.ts';
import { PaperPrinterModule } from './paper-printer.module.ts';

@Module({
  imports: [InvoicesModule, OrdersModule, PaperPrinterModule, ShopModule],
  providers: [{ provide: Printings, useClass: PostgresPrintings }, OrderPapers, PrintPapers],
  exports: [OrderPapers, Printings],
})
export class PapersModule {}
