import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.ts';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { Sealing } from '../../shared/sealing.ts';
import { PostgresReminders } from './adapters/postgres/postgres-reminders.ts';
import { DeleteReminder } from './application/delete-reminder.ts';
import { OpeningEmails } from './application/opening-emails.ts';
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
    OpeningEmails,
    DeleteReminder,
  ],
  exports: [Reminders, DeleteReminder, OpeningEmails, PrintingModule],
})
export class RemindersModule {}
