import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { useCase } from '../../shared/use-case.ts';
import { OpeningLetters } from '../reminders/application/opening-letters.ts';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { SettingsRepository } from '../shop/application/settings-repository.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { LookForOpening } from './adapters/jobs/look-for-opening.ts';
import { PostgresPastSeasons } from './adapters/postgres/postgres-past-seasons.ts';
import { PastSeasons } from './application/past-seasons.ts';
import { TellAtOpening } from './application/tell-at-opening.ts';

@Module({
  imports: [RemindersModule, ShopModule],
  providers: [
    { provide: PastSeasons, useClass: PostgresPastSeasons },
    useCase(TellAtOpening, SettingsRepository, OpeningLetters, Clock),
    LookForOpening,
  ],
  exports: [PastSeasons],
})
export class SeasonsModule {}
