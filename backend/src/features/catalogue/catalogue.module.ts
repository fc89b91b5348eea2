import { Module } from '@nestjs/common';
import { PostgresCatalogueQueries } from './adapters/postgres/postgres-catalogue-queries.ts';
import { PostgresProductsForSale } from './adapters/postgres/postgres-products-for-sale.ts';
import { PostgresStock } from './adapters/postgres/postgres-stock.ts';
import { CatalogueQueries } from './application/catalogue-queries.ts';
import { ProductsForSale } from './application/products-for-sale.ts';
import { Stock } from './application/stock.ts';

@Module({
  providers: [
    { provide: CatalogueQueries, useClass: PostgresCatalogueQueries },
    { provide: ProductsForSale, useClass: PostgresProductsForSale },
    { provide: Stock, useClass: PostgresStock },
  ],
  exports: [CatalogueQueries, ProductsForSale, Stock],
})
export class CatalogueModule {}
