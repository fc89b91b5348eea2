import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Throttle } from '../../shared/throttle.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { ShopSettings } from '../shop/application/shop-settings.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PostgresMemberships } from './adapters/postgres/postgres-memberships.ts';
import { PostgresPassbooks } from './adapters/postgres/postgres-passbooks.ts';
import { PostgresSchemes } from './adapters/postgres/postgres-schemes.ts';
import { JoinScheme } from './application/join-scheme.ts';
import { Memberships } from './application/memberships.ts';
import { Passbooks, ReadPassbook } from './application/read-passbook.ts';
import { Schemes } from './application/schemes.ts';

const useCases = [
  useCase(JoinScheme, Schemes, Memberships, Throttle, Transaction, Clock, Identifiers),
  useCase(ReadPassbook, Passbooks, ShopSettings, Clock),
];

@Module({
  imports: [ShopModule],
  providers: [
    { provide: Schemes, useClass: PostgresSchemes },
    { provide: Memberships, useClass: PostgresMemberships },
    { provide: Passbooks, useClass: PostgresPassbooks },
    ...useCases,
  ],
  exports: [Schemes, ...useCases.map((provider) => provider.provide)],
})
export class SchemesModule {}
