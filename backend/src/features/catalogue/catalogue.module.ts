import { Module } from '@nestjs/common';
import { PostgresCatalogueQueries } from './adapters/postgres/postgres-catalogue-queries.ts';
import { CatalogueQueries } from './application/catalogue-queries.ts';

@Module({
  providers: [{ provide: CatalogueQueries, useClass: PostgresCatalogueQueries }],
  exports: [CatalogueQueries],
})
export class CatalogueModule {}
