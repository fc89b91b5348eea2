import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { ApplyDuePrices } from './adapters/jobs/apply-due-prices.ts';
import { PostgresChangeSetRepository } from './adapters/postgres/postgres-change-set-repository.ts';
import { PostgresImportableProducts } from './adapters/postgres/postgres-importable-products.ts';
import { PostgresPrices } from './adapters/postgres/postgres-prices.ts';
import { PostgresSheetParts } from './adapters/postgres/postgres-sheet-parts.ts';
import { PostgresShelves } from './adapters/postgres/postgres-shelves.ts';
import { ChangeSetRepository } from './application/change-set-repository.ts';
import { ChangeSets } from './application/change-sets.ts';
import { GoodsIn } from './application/goods-in.ts';
import { ImportableProducts } from './application/importable-products.ts';
import { PreviewImport } from './application/preview-import.ts';
import { PreviewPrices } from './application/preview-prices.ts';
import { PreviewStock } from './application/preview-stock.ts';
import { Prices } from './application/prices.ts';
import { SheetParts } from './application/sheet-parts.ts';
import { Shelves } from './application/shelves.ts';
import { StockCount } from './application/stock-count.ts';

@Module({
  imports: [CatalogueModule],
  providers: [
    { provide: ChangeSetRepository, useClass: PostgresChangeSetRepository },
    { provide: ImportableProducts, useClass: PostgresImportableProducts },
    { provide: Prices, useClass: PostgresPrices },
    { provide: SheetParts, useClass: PostgresSheetParts },
    { provide: Shelves, useClass: PostgresShelves },
    ApplyDuePrices,
    ChangeSets,
    GoodsIn,
    PreviewImport,
    PreviewPrices,
    PreviewStock,
    StockCount,
  ],
  exports: [
    ChangeSets,
    GoodsIn,
    ImportableProducts,
    PreviewImport,
    PreviewPrices,
    PreviewStock,
    Prices,
    SheetParts,
    Shelves,
    StockCount,
  ],
})
export class SheetsModule {}
