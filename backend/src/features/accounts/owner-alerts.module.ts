import { Module } from '@nestjs/common';
import { PostgresAlertRecords } from './adapters/postgres/postgres-alert-records.ts';
import { PostgresStaffRegistry } from './adapters/postgres/postgres-staff-registry.ts';
import { AlertRecords } from './application/staff/alert-records.ts';
import { OwnerAlerts } from './application/staff/owner-alerts.ts';
import { StaffRegistry } from './application/staff/staff-registry.ts';

/** For whatever feature changes something that owners must hear of. */
@Module({
  providers: [
    { provide: StaffRegistry, useClass: PostgresStaffRegistry },
    { provide: AlertRecords, useClass: PostgresAlertRecords },
    OwnerAlerts,
  ],
  exports: [OwnerAlerts],
})
export class OwnerAlertsModule {}
