import { Module } from '@nestjs/common';
import { PostgresReferralCodes } from './adapters/postgres/postgres-referral-codes.ts';
import { PostgresReferredOrders } from './adapters/postgres/postgres-referred-orders.ts';
import { ReferralCodes } from './application/referral-codes.ts';
import { ReferredOrders } from './application/referred-orders.ts';

@Module({
  providers: [
    { provide: ReferralCodes, useClass: PostgresReferralCodes },
    { provide: ReferredOrders, useClass: PostgresReferredOrders },
  ],
  exports: [ReferralCodes, ReferredOrders],
})
export class ReferralsModule {}
