import { Module } from '@nestjs/common';
import { PostgresSchemes } from './adapters/postgres/postgres-schemes.ts';
import { Schemes } from './application/schemes.ts';

@Module({
  providers: [{ provide: Schemes, useClass: PostgresSchemes }],
  exports: [Schemes],
})
export class SchemesModule {}
