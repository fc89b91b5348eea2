import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { WriteVisits } from './adapters/jobs/write-visits.ts';
import { PdfStatementPrinter } from './adapters/pdf/pdf-statement-printer.ts';
import { PostgresCommissionLedger } from './adapters/postgres/postgres-commission-ledger.ts';
import { PostgresPayoutRepository } from './adapters/postgres/postgres-payout-repository.ts';
import { PostgresReferralCodes } from './adapters/postgres/postgres-referral-codes.ts';
import { PostgresReferralFlags } from './adapters/postgres/postgres-referral-flags.ts';
import { PostgresReferredOrders } from './adapters/postgres/postgres-referred-orders.ts';
import { PostgresReferrerDevices } from './adapters/postgres/postgres-referrer-devices.ts';
import { PostgresReferrerFigures } from './adapters/postgres/postgres-referrer-figures.ts';
import { PostgresReferrerLedger } from './adapters/postgres/postgres-referrer-ledger.ts';
import { PostgresReferrers } from './adapters/postgres/postgres-referrers.ts';
import { PostgresVisitRepository } from './adapters/postgres/postgres-visit-repository.ts';
import { CommissionLedger } from './application/commission-ledger.ts';
import { Commissions } from './application/commissions.ts';
import { DecideReferralFlag } from './application/decide-referral-flag.ts';
import { PayoutRepository } from './application/payout-repository.ts';
import { PayoutStatements } from './application/payout-statements.ts';
import { Payouts } from './application/payouts.ts';
import { ReferralCodes } from './application/referral-codes.ts';
import { ReferralFlags } from './application/referral-flags.ts';
import { ReferredOrders } from './application/referred-orders.ts';
import { OwnReferrals } from './application/own-referrals.ts';
import { ReferrerDevices } from './application/referrer-devices.ts';
import { ReferrerFigures } from './application/referrer-figures.ts';
import { ReferrerLedger } from './application/referrer-ledger.ts';
import { ManageReferrers } from './application/manage-referrers.ts';
import { Referrers } from './application/referrers.ts';
import { StatementPrinter } from './application/statement-printer.ts';
import { VisitRepository } from './application/visit-repository.ts';
import { Visits } from './application/visits.ts';

const useCases = [
  Commissions,
  DecideReferralFlag,
  ManageReferrers,
  Payouts,
  PayoutStatements,
  OwnReferrals,
  Visits,
];

@Module({
  imports: [PrintingModule, ShopModule],
  providers: [
    { provide: ReferralCodes, useClass: PostgresReferralCodes },
    { provide: ReferredOrders, useClass: PostgresReferredOrders },
    { provide: CommissionLedger, useClass: PostgresCommissionLedger },
    { provide: ReferrerLedger, useClass: PostgresReferrerLedger },
    { provide: ReferrerDevices, useClass: PostgresReferrerDevices },
    { provide: ReferralFlags, useClass: PostgresReferralFlags },
    { provide: Referrers, useClass: PostgresReferrers },
    { provide: PayoutRepository, useClass: PostgresPayoutRepository },
    { provide: StatementPrinter, useClass: PdfStatementPrinter },
    { provide: ReferrerFigures, useClass: PostgresReferrerFigures },
    { provide: VisitRepository, useClass: PostgresVisitRepository },
    WriteVisits,
    ...useCases,
  ],
  exports: [
    PayoutRepository,
    PrintingModule,
    ReferralCodes,
    ReferralFlags,
    ReferredOrders,
    ReferrerLedger,
    Referrers,
    ...useCases,
  ],
})
export class ReferralsModule {}
