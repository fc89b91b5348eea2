import { Module } from '@nestjs/common';
import { ApplyDuePrices } from './adapters/jobs/apply-due-prices.ts';
import { PostgresChangeSetRepository } from './adapters/postgres/postgres-change-set-repository.ts';
import { PostgresImportableProducts } from './adapters/postgres/postgres-importable-products.ts';
import { PostgresPrices } from './adapters/postgres/postgres-prices.ts';
import { PostgresSheetParts } from './adapters/postgres/postgres-sheet-parts.ts';
import { ChangeSetRepository } from './application/change-set-repository.ts';
import { ChangeSets } from './application/change-sets.ts';
import { ImportableProducts } from './application/importable-products.ts';
import { PreviewImport } from './application/preview-import.ts';
import { PreviewPrices } from './application/preview-prices.ts';
import { Prices } from './application/prices.ts';
import { SheetParts } from './application/sheet-parts.ts';

@Module({
  providers: [
    { provide: ChangeSetRepository, useClass: PostgresChangeSetRepository },
    { provide: ImportableProducts, useClass: PostgresImportableProducts },
    { provide: Prices, useClass: PostgresPrices },
    { provide: SheetParts, useClass: PostgresSheetParts },
    ApplyDuePrices,
    ChangeSets,
    PreviewImport,
    PreviewPrices,
  ],
  exports: [ChangeSets, ImportableProducts, PreviewImport, PreviewPrices, Prices, SheetParts],
})
export class SheetsModule {}
