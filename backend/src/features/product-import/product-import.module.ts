import { Module } from '@nestjs/common';
import { ChangeSetsModule } from '../change-sets/change-sets.module.ts';
import { PostgresImportableProducts } from './adapters/postgres/postgres-importable-products.ts';
import { ImportableProducts } from './application/importable-products.ts';
import { ProductImport } from './application/product-import.ts';

@Module({
  imports: [ChangeSetsModule],
  providers: [{ provide: ImportableProducts, useClass: PostgresImportableProducts }, ProductImport],
  exports: [ProductImport],
})
export class ProductImportModule {}
