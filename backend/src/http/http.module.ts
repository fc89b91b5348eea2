import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AudienceGuard, ReferrerGuard, StaffGuard } from '../audiences/audience-guard.ts';
import { StaffDoor } from '../audiences/staff-door.ts';
import { ReferrerStrategy, StaffStrategy } from '../audiences/strategies.ts';
import { AccountsModule } from '../features/accounts/accounts.module.ts';

/** What every request passes. */
@Module({
  imports: [AccountsModule],
  providers: [
    StaffStrategy,
    ReferrerStrategy,
    StaffGuard,
    ReferrerGuard,
    StaffDoor,
    { provide: APP_GUARD, useClass: AudienceGuard },
  ],
})
export class HttpModule {}
