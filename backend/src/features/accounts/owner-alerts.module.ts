import { Module } from '@nestjs/common';
import { PostgresAlertRecords } from './adapters/postgres/postgres-alert-records.ts';
import { PostgresOwnerRepository } from './adapters/postgres/postgres-owner-repository.ts';
import { AlertRecords } from './application/staff/alert-records.ts';
import { OwnerAlerts } from './application/staff/owner-alerts.ts';
import { OwnerRepository } from './application/staff/owner-repository.ts';

/** For whatever feature changes something that owners must hear of. */
@Module({
  providers: [
    { provide: OwnerRepository, useClass: PostgresOwnerRepository },
    { provide: AlertRecords, useClass: PostgresAlertRecords },
    OwnerAlerts,
  ],
  exports: [OwnerAlerts],
})
export class OwnerAlertsModule {}
