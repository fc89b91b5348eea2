import { Module } from '@nestjs/common';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { LookForOpening } from './adapters/jobs/look-for-opening.ts';
import { PostgresSeasonRepository } from './adapters/postgres/postgres-season-repository.ts';
import { AskReminder } from './application/ask-reminder.ts';
import { RollOver } from './application/roll-over.ts';
import { SeasonRepository } from './application/season-repository.ts';
import { TellAtOpening } from './application/tell-at-opening.ts';

@Module({
  imports: [RemindersModule, ShopModule],
  providers: [
    { provide: SeasonRepository, useClass: PostgresSeasonRepository },
    AskReminder,
    RollOver,
    TellAtOpening,
    LookForOpening,
  ],
  exports: [SeasonRepository, AskReminder, RollOver],
})
export class SeasonsModule {}
