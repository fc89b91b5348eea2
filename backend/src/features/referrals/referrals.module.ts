import { Module } from '@nestjs/common';
import { PostgresReferralCodes } from './adapters/postgres/postgres-referral-codes.ts';
import { PostgresReferredOrders } from './adapters/postgres/postgres-referred-orders.ts';
import { Clock } from '../../shared/clock.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresCommissionLedger } from './adapters/postgres/postgres-commission-ledger.ts';
import { PostgresReferrerLedger } from './adapters/postgres/postgres-referrer-ledger.ts';
import { CommissionLedger } from './application/commission-ledger.ts';
import { Commissions } from './application/commissions.ts';
import { ReferrerLedger } from './application/referrer-ledger.ts';
import { ReferralCodes } from './application/referral-codes.ts';
import { ReferredOrders } from './application/referred-orders.ts';

@Module({
  providers: [
    { provide: ReferralCodes, useClass: PostgresReferralCodes },
    { provide: ReferredOrders, useClass: PostgresReferredOrders },
    { provide: CommissionLedger, useClass: PostgresCommissionLedger },
    { provide: ReferrerLedger, useClass: PostgresReferrerLedger },
    useCase(Commissions, CommissionLedger, Clock),
  ],
  exports: [Commissions, ReferralCodes, ReferredOrders, ReferrerLedger],
})
export class ReferralsModule {}
