import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.ts';
import { PrintingModule } from '../../printing/printing.module.ts';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { Clock } from '../../shared/clock.ts';
import { Outbox } from '../../shared/letters/outbox.ts';
import { Sealing } from '../../shared/sealing.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresReminders } from './adapters/postgres/postgres-reminders.ts';
import { DeleteReminder } from './application/delete-reminder.ts';
import { OpeningLetters } from './application/opening-letters.ts';
import { Reminders } from './application/reminders.ts';

@Module({
  imports: [PrintingModule],
  providers: [
    { provide: Reminders, useClass: PostgresReminders },
    {
      provide: Sealing,
      useFactory: ({ staffJwtSecret }: Config) => new Sealing(staffJwtSecret, 'reminder links'),
      inject: [CONFIG],
    },
    useCase(OpeningLetters, Reminders, Outbox, Sealing, Transaction, Clock),
    useCase(DeleteReminder, OpeningLetters, AuditLog, Transaction),
  ],
  exports: [Reminders, DeleteReminder, OpeningLetters, PrintingModule],
})
export class RemindersModule {}
