import { Module } from '@nestjs/common';
import { PostgresPackingBook } from './adapters/postgres/postgres-packing-book.ts';
import { PackingBook } from './application/packing-book.ts';
import { PackingDesk } from './application/packing-desk.ts';

@Module({
  providers: [{ provide: PackingBook, useClass: PostgresPackingBook }, PackingDesk],
  exports: [PackingDesk],
})
export class PackingModule {}
