import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.ts';
import { PostgresContentPages } from './adapters/postgres/postgres-content-pages.ts';
import { ContentPages, ReadSitemap } from './application/read-sitemap.ts';

@Module({
  imports: [PlacesModule],
  providers: [{ provide: ContentPages, useClass: PostgresContentPages }, ReadSitemap],
  exports: [ReadSitemap],
})
export class SitemapModule {}
