import { Module } from '@nestjs/common';
import { PostgresStaffRepository } from './adapters/postgres/postgres-staff-repository.ts';
import { OwnerAlerts } from './application/staff/owner-alerts.ts';
import { StaffRepository } from './application/staff/staff-repository.ts';

/** For whatever feature changes something that owners must hear of. */
@Module({
  providers: [{ provide: StaffRepository, useClass: PostgresStaffRepository }, OwnerAlerts],
  exports: [OwnerAlerts],
})
export class OwnerAlertsModule {}
