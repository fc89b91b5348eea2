import { Module } from '@nestjs/common';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { LookForOpening } from './adapters/jobs/look-for-opening.ts';
import { PostgresPastSeasons } from './adapters/postgres/postgres-past-seasons.ts';
import { PostgresSeasonEnd } from './adapters/postgres/postgres-season-end.ts';
import { AskReminder } from './application/ask-reminder.ts';
import { PastSeasons } from './application/past-seasons.ts';
import { RollOver } from './application/roll-over.ts';
import { SeasonEnd } from './application/season-end.ts';
import { NotifyAtOpening } from './application/notify-at-opening.ts';

@Module({
  imports: [RemindersModule, ShopModule],
  providers: [
    { provide: PastSeasons, useClass: PostgresPastSeasons },
    { provide: SeasonEnd, useClass: PostgresSeasonEnd },
    AskReminder,
    RollOver,
    NotifyAtOpening,
    LookForOpening,
  ],
  exports: [PastSeasons, AskReminder, RollOver],
})
export class SeasonsModule {}
