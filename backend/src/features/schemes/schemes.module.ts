import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { EarlierTransfers } from '../../shared/earlier-transfers.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { PrintingModule } from '../../printing/printing.module.ts';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { Outbox } from '../../shared/letters/outbox.ts';
import { RevisedRecords } from '../../shared/records/revised-records.ts';
import { Throttle } from '../../shared/throttle/throttle.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { ShopSettings } from '../shop/application/shop-settings.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { ReckonEachDay } from './adapters/jobs/reckon-each-day.ts';
import { PostgresDeskSchemes } from './adapters/postgres/postgres-desk-schemes.ts';
import { PostgresMembers } from './adapters/postgres/postgres-members.ts';
import { PostgresMemberships } from './adapters/postgres/postgres-memberships.ts';
import { PostgresPassbooks } from './adapters/postgres/postgres-passbooks.ts';
import { PostgresRefundBook } from './adapters/postgres/postgres-refund-book.ts';
import { PostgresSchemes } from './adapters/postgres/postgres-schemes.ts';
import { AskCredit } from './application/ask-credit.ts';
import { DeskSchemes } from './application/desk-schemes.ts';
import { GivePayee } from './application/give-payee.ts';
import { JoinScheme } from './application/join-scheme.ts';
import { MemberDesk } from './application/member-desk.ts';
import { Members } from './application/members.ts';
import { Memberships } from './application/memberships.ts';
import { Passbooks, ReadPassbook } from './application/read-passbook.ts';
import { ReckonMembers } from './application/reckon-members.ts';
import { RefundBook } from './application/refund-book.ts';
import { SchemeCredit } from './application/scheme-credit.ts';
import { SchemeDesk } from './application/scheme-desk.ts';
import { SchemeRefunds } from './application/scheme-refunds.ts';
import { Schemes } from './application/schemes.ts';
import { TransferDoubts } from './application/transfer-doubts.ts';
import { WarnMembers } from './application/warn-members.ts';

const useCases = [
  useCase(JoinScheme, Schemes, Memberships, Throttle, Transaction, Clock, Identifiers),
  useCase(ReadPassbook, Passbooks, ShopSettings, Clock),
  useCase(SchemeDesk, DeskSchemes, RevisedRecords, AuditLog, Transaction),
  useCase(
    MemberDesk,
    Memberships,
    Members,
    Schemes,
    TransferDoubts,
    RevisedRecords,
    Transaction,
    Clock,
    Identifiers,
    ShopSettings,
  ),
  useCase(SchemeCredit, Memberships, Identifiers),
  useCase(AskCredit, Memberships, Throttle, Clock),
  useCase(GivePayee, Passbooks, Memberships, AskCredit, Throttle, Transaction, Clock),
  useCase(
    SchemeRefunds,
    RefundBook,
    Memberships,
    Schemes,
    ShopSettings,
    AuditLog,
    Transaction,
    Clock,
    Identifiers,
  ),
  useCase(ReckonMembers, Memberships, Transaction, Clock),
  useCase(WarnMembers, Memberships, Outbox, Transaction, Clock),
];

@Module({
  imports: [PrintingModule, ShopModule],
  providers: [
    { provide: Schemes, useClass: PostgresSchemes },
    { provide: Memberships, useClass: PostgresMemberships },
    { provide: Passbooks, useClass: PostgresPassbooks },
    { provide: DeskSchemes, useClass: PostgresDeskSchemes },
    { provide: Members, useClass: PostgresMembers },
    { provide: RefundBook, useClass: PostgresRefundBook },
    useCase(TransferDoubts, EarlierTransfers, Memberships),
    ReckonEachDay,
    ...useCases,
  ],
  exports: [Schemes, DeskSchemes, Members, PrintingModule, ...useCases.map((provider) => provider.provide)],
})
export class SchemesModule {}
