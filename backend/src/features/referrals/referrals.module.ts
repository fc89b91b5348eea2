import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { DocumentPrinterModule } from '../documents/document-printer.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { CreditEachMonth } from './adapters/jobs/credit-each-month.ts';
import { WriteVisits } from './adapters/jobs/write-visits.ts';
import { PostgresChallanRepository } from './adapters/postgres/postgres-challan-repository.ts';
import { PostgresCommissionCredits } from './adapters/postgres/postgres-commission-credits.ts';
import { PostgresCommissionLedger } from './adapters/postgres/postgres-commission-ledger.ts';
import { PostgresPayoutRepository } from './adapters/postgres/postgres-payout-repository.ts';
import { PostgresReferralCodes } from './adapters/postgres/postgres-referral-codes.ts';
import { PostgresReferralFlags } from './adapters/postgres/postgres-referral-flags.ts';
import { PostgresOwnReferralQueries } from './adapters/postgres/postgres-own-referral-queries.ts';
import { PostgresReferrers } from './adapters/postgres/postgres-referrers.ts';
import { CommissionCreditRepository } from './application/commission-credit-repository.ts';
import { CommissionLedger } from './application/commission-ledger.ts';
import { Commissions } from './application/commissions.ts';
import { CreditCommissions } from './application/credit-commissions.ts';
import { DecideReferralFlag } from './application/decide-referral-flag.ts';
import { PayoutRepository } from './application/payout-repository.ts';
import { PayoutStatements } from './application/payout-statements.ts';
import { Payouts } from './application/payouts.ts';
import { ReferralCodes } from './application/referral-codes.ts';
import { ReferralFlags } from './application/referral-flags.ts';
import { OwnReferralQueries } from './application/own-referral-queries.ts';
import { OwnReferrals } from './application/own-referrals.ts';
import { ManageReferrers } from './application/manage-referrers.ts';
import { Referrers } from './application/referrers.ts';
import { ChallanRepository, TaxChallans } from './application/tax-challans.ts';
import { Visits } from './application/visits.ts';

const useCases = [
  Commissions,
  CreditCommissions,
  DecideReferralFlag,
  ManageReferrers,
  Payouts,
  PayoutStatements,
  OwnReferrals,
  TaxChallans,
  Visits,
];

@Module({
  imports: [DocumentPrinterModule, PrintingModule, ShopModule],
  providers: [
    { provide: ReferralCodes, useClass: PostgresReferralCodes },
    { provide: OwnReferralQueries, useClass: PostgresOwnReferralQueries },
    { provide: ChallanRepository, useClass: PostgresChallanRepository },
    { provide: CommissionCreditRepository, useClass: PostgresCommissionCredits },
    { provide: CommissionLedger, useClass: PostgresCommissionLedger },
    { provide: ReferralFlags, useClass: PostgresReferralFlags },
    { provide: Referrers, useClass: PostgresReferrers },
    { provide: PayoutRepository, useClass: PostgresPayoutRepository },
    CreditEachMonth,
    WriteVisits,
    ...useCases,
  ],
  exports: [
    CommissionCreditRepository,
    PayoutRepository,
    PrintingModule,
    ReferralCodes,
    ReferralFlags,
    OwnReferralQueries,
    Referrers,
    ...useCases,
  ],
})
export class ReferralsModule {}
