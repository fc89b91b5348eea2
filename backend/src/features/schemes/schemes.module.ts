import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { ReckonEachDay } from './adapters/jobs/reckon-each-day.ts';
import { PostgresSchemeRepository } from './adapters/postgres/postgres-scheme-repository.ts';
import { PostgresMembers } from './adapters/postgres/postgres-members.ts';
import { PostgresMemberships } from './adapters/postgres/postgres-memberships.ts';
import { PostgresRefundRepository } from './adapters/postgres/postgres-refund-repository.ts';
import { AskCredit } from './application/ask-credit.ts';
import { SchemeRepository } from './application/scheme-repository.ts';
import { GivePayee } from './application/give-payee.ts';
import { JoinScheme } from './application/join-scheme.ts';
import { MemberDesk } from './application/member-desk.ts';
import { Members } from './application/members.ts';
import { Memberships } from './application/memberships.ts';
import { PassbookManifest } from './application/passbook-manifest.ts';
import { ReadPassbook } from './application/read-passbook.ts';
import { ReckonMembers } from './application/reckon-members.ts';
import { RefundRepository } from './application/refund-repository.ts';
import { SchemeCredit } from './application/scheme-credit.ts';
import { SchemeDesk } from './application/scheme-desk.ts';
import { SchemeRefunds } from './application/scheme-refunds.ts';
import { TransferWarnings } from './application/transfer-warnings.ts';
import { WarnMembers } from './application/warn-members.ts';

const useCases = [
  JoinScheme,
  PassbookManifest,
  ReadPassbook,
  SchemeDesk,
  MemberDesk,
  SchemeCredit,
  AskCredit,
  GivePayee,
  SchemeRefunds,
  ReckonMembers,
  WarnMembers,
];

@Module({
  imports: [PrintingModule, ShopModule],
  providers: [
    { provide: Memberships, useClass: PostgresMemberships },
    { provide: SchemeRepository, useClass: PostgresSchemeRepository },
    { provide: Members, useClass: PostgresMembers },
    { provide: RefundRepository, useClass: PostgresRefundRepository },
    TransferWarnings,
    ReckonEachDay,
    ...useCases,
  ],
  exports: [SchemeRepository, Members, PrintingModule, ...useCases],
})
export class SchemesModule {}
