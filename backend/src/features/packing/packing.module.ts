import { Module } from '@nestjs/common';
import { PostgresPackingRepository } from './adapters/postgres/postgres-packing-repository.ts';
import { PackingRepository } from './application/packing-repository.ts';
import { PackingDesk } from './application/packing-desk.ts';

@Module({
  providers: [{ provide: PackingRepository, useClass: PostgresPackingRepository }, PackingDesk],
  exports: [PackingRepository, PackingDesk],
})
export class PackingModule {}
