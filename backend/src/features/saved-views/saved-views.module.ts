import { Module } from '@nestjs/common';
import { PostgresSavedViews } from './adapters/postgres/postgres-saved-views.ts';
import { SavedViews } from './application/saved-views.ts';

@Module({
  providers: [{ provide: SavedViews, useClass: PostgresSavedViews }],
  exports: [SavedViews],
})
export class SavedViewsModule {}
