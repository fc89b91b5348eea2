import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Outbox } from '../../shared/letters/outbox.ts';
import { useCase } from '../../shared/use-case.ts';
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
    useCase(OwnerAlerts, StaffRegistry, AlertRecords, Outbox, Clock, Identifiers),
  ],
  exports: [OwnerAlerts],
})
export class OwnerAlertsModule {}
