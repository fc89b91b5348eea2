import { Module } from '@nestjs/common';
import { useCase } from '../../shared/use-case.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { ProductSearch } from '../catalogue/application/product-search.ts';
import { PostgresFinder } from './adapters/postgres/postgres-finder.ts';
import { FindAnything } from './application/find-anything.ts';
import { Finder } from './application/finder.ts';

@Module({
  imports: [CatalogueModule],
  providers: [{ provide: Finder, useClass: PostgresFinder }, useCase(FindAnything, Finder, ProductSearch)],
  exports: [FindAnything],
})
export class FindingModule {}
