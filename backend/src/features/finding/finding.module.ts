import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { PostgresFinder } from './adapters/postgres/postgres-finder.ts';
import { Finder } from './application/finder.ts';

@Module({
  imports: [CatalogueModule],
  providers: [{ provide: Finder, useClass: PostgresFinder }],
  exports: [Finder],
})
export class FindingModule {}
