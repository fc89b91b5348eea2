import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PostgresEInvoiceRepository } from './adapters/postgres/postgres-e-invoice-repository.ts';
import { EInvoiceRegister } from './application/e-invoice-register.ts';
import { EInvoiceRepository } from './application/e-invoice-repository.ts';
import { RegisterInvoices } from './application/register-invoices.ts';

@Module({
  imports: [InvoicesModule, ShopModule],
  providers: [
    { provide: EInvoiceRepository, useClass: PostgresEInvoiceRepository },
    EInvoiceRegister,
    RegisterInvoices,
  ],
  exports: [EInvoiceRegister, RegisterInvoices],
})
export class EInvoicesModule {}
