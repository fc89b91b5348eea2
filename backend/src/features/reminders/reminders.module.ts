import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Throttle } from '../../shared/throttle.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresReminders } from './adapters/postgres/postgres-reminders.ts';
import { AskReminder } from './application/ask-reminder.ts';
import { Reminders } from './application/reminders.ts';

@Module({
  providers: [
    { provide: Reminders, useClass: PostgresReminders },
    useCase(AskReminder, Reminders, Throttle, Identifiers, Clock),
  ],
  exports: [Reminders, AskReminder],
})
export class RemindersModule {}
