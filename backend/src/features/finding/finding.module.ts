import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { PostgresFinder } from './adapters/postgres/postgres-finder.ts';
import { FindAnything } from './application/find-anything.ts';
import { Finder } from './application/finder.ts';

@Module({
  imports: [CatalogueModule],
  providers: [{ provide: Finder, useClass: PostgresFinder }, FindAnything],
  exports: [FindAnything],
})
export class FindingModule {}
