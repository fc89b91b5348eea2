import { Module } from '@nestjs/common';
import { PrintingModule } from '../../printing/printing.module.ts';
import { Clock } from '../../shared/clock.ts';
import { RevisedRecords } from '../../shared/revised-records.ts';
import { useCase } from '../../shared/use-case.ts';
import { ShopSettings } from '../shop/application/shop-settings.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PdfPriceListPrinter } from './adapters/pdf/pdf-price-list-printer.ts';
import { PostgresCatalogueQueries } from './adapters/postgres/postgres-catalogue-queries.ts';
import { PostgresCategories } from './adapters/postgres/postgres-categories.ts';
import { PostgresProductsForSale } from './adapters/postgres/postgres-products-for-sale.ts';
import { PostgresStock } from './adapters/postgres/postgres-stock.ts';
import { CatalogueQueries } from './application/catalogue-queries.ts';
import { Categories } from './application/categories.ts';
import { CategoryDesk } from './application/category-desk.ts';
import { PriceListPrinter } from './application/price-list-printer.ts';
import { PrintPriceList } from './application/print-price-list.ts';
import { ProductsForSale } from './application/products-for-sale.ts';
import { Stock } from './application/stock.ts';

@Module({
  imports: [PrintingModule, ShopModule],
  providers: [
    { provide: CatalogueQueries, useClass: PostgresCatalogueQueries },
    { provide: ProductsForSale, useClass: PostgresProductsForSale },
    { provide: Stock, useClass: PostgresStock },
    { provide: PriceListPrinter, useClass: PdfPriceListPrinter },
    { provide: Categories, useClass: PostgresCategories },
    useCase(CategoryDesk, Categories, RevisedRecords),
    useCase(PrintPriceList, CatalogueQueries, ShopSettings, PriceListPrinter, Clock),
  ],
  exports: [CatalogueQueries, Categories, CategoryDesk, PrintPriceList, ProductsForSale, Stock],
})
export class CatalogueModule {}
