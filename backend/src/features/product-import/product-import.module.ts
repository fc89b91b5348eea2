import { Module } from '@nestjs/common';
import { useCase } from '../../shared/use-case.ts';
import { ChangeSets } from '../change-sets/application/change-sets.ts';
import { SheetParts } from '../change-sets/application/sheet-parts.ts';
import { ChangeSetsModule } from '../change-sets/change-sets.module.ts';
import { PostgresImportableProducts } from './adapters/postgres/postgres-importable-products.ts';
import { ImportableProducts } from './application/importable-products.ts';
import { ProductImport } from './application/product-import.ts';

@Module({
  imports: [ChangeSetsModule],
  providers: [
    { provide: ImportableProducts, useClass: PostgresImportableProducts },
    useCase(ProductImport, ImportableProducts, SheetParts, ChangeSets),
  ],
  exports: [ProductImport],
})
export class ProductImportModule {}
