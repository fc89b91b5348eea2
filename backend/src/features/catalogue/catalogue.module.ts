import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { DocumentPrinterModule } from '../documents/document-printer.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PostgresCatalogueQueries } from './adapters/postgres/postgres-catalogue-queries.ts';
import { PostgresCategories } from './adapters/postgres/postgres-categories.ts';
import { PostgresProductSearch } from './adapters/postgres/postgres-product-search.ts';
import { brands, PostgresProductWords, productTags } from './adapters/postgres/product-words.ts';
import { readyLists } from './adapters/postgres/ready-lists.ts';
import { PostgresProducts } from './adapters/postgres/postgres-products.ts';
import { PostgresProductsForSale } from './adapters/postgres/postgres-products-for-sale.ts';
import { PostgresStockRepository } from './adapters/postgres/postgres-stock-repository.ts';
import { PostgresStock } from './adapters/postgres/postgres-stock.ts';
import { CatalogueQueries } from './application/catalogue-queries.ts';
import { Categories } from './application/categories.ts';
import { CategoryDesk } from './application/category-desk.ts';
import { PrintPriceList } from './application/print-price-list.ts';
import { ProductDesk } from './application/product-desk.ts';
import { ProductSearch } from './application/product-search.ts';
import { Brands, ProductTags, ProductWords } from './application/product-words.ts';
import { Products } from './application/products.ts';
import { ReadyLists } from './application/ready-lists.ts';
import { ProductsForSale } from './application/products-for-sale.ts';
import { RemoveProductWord } from './application/remove-product-word.ts';
import { StockRepository } from './application/stock-repository.ts';
import { Stock } from './application/stock.ts';
import { StockDesk } from './application/stock-desk.ts';

@Module({
  imports: [DocumentPrinterModule, PrintingModule, ShopModule],
  providers: [
    { provide: CatalogueQueries, useClass: PostgresCatalogueQueries },
    { provide: ProductSearch, useClass: PostgresProductSearch },
    { provide: ProductsForSale, useClass: PostgresProductsForSale },
    { provide: Stock, useClass: PostgresStock },
    { provide: Products, useClass: PostgresProducts },
    { provide: StockRepository, useClass: PostgresStockRepository },
    { provide: Categories, useClass: PostgresCategories },
    { provide: ProductWords, useClass: PostgresProductWords },
    brands,
    productTags,
    readyLists,
    CategoryDesk,
    PrintPriceList,
    RemoveProductWord,
    StockDesk,
    ProductDesk,
  ],
  exports: [
    Brands,
    ProductTags,
    ProductWords,
    ReadyLists,
    RemoveProductWord,
    CatalogueQueries,
    Categories,
    CategoryDesk,
    PrintingModule,
    PrintPriceList,
    ProductDesk,
    Products,
    ProductSearch,
    ProductsForSale,
    StockRepository,
    Stock,
    StockDesk,
  ],
})
export class CatalogueModule {}
