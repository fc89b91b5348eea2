import { Module } from '@nestjs/common';
import { PostgresPastSeasons } from './adapters/postgres/postgres-past-seasons.ts';
import { PastSeasons } from './application/past-seasons.ts';

@Module({
  providers: [{ provide: PastSeasons, useClass: PostgresPastSeasons }],
  exports: [PastSeasons],
})
export class SeasonsModule {}
