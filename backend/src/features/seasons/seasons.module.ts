import { Module } from '@nestjs/common';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { LookForOpening } from './adapters/jobs/look-for-opening.ts';
import { PostgresSeasonRepository } from './adapters/postgres/postgres-season-repository.ts';
import { AskReminder } from './application/ask-reminder.ts';
import { RollOver } from './application/roll-over.ts';
import { NotifyAtOpening } from './application/notify-at-opening.ts';
import { SeasonRepository } from './application/season-repository.ts';

@Module({
  imports: [RemindersModule, ShopModule],
  providers: [
    { provide: SeasonRepository, useClass: PostgresSeasonRepository },
    AskReminder,
    RollOver,
    NotifyAtOpening,
    LookForOpening,
  ],
  exports: [SeasonRepository, AskReminder, RollOver],
})
export class SeasonsModule {}
