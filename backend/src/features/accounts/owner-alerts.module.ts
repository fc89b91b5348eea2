import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Outbox } from '../../shared/outbox.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresStaffRegistry } from './adapters/postgres/postgres-staff-registry.ts';
import { OwnerAlerts } from './application/owner-alerts.ts';
import { StaffRegistry } from './application/staff-registry.ts';

/** For whatever feature changes something that owners must hear of. */
@Module({
  providers: [
    { provide: StaffRegistry, useClass: PostgresStaffRegistry },
    useCase(OwnerAlerts, StaffRegistry, Outbox, Clock),
  ],
  exports: [OwnerAlerts],
})
export class OwnerAlertsModule {}
