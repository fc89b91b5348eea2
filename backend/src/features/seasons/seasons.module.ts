import { Module } from '@nestjs/common';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Throttle } from '../../shared/throttle/throttle.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { OpeningLetters } from '../reminders/application/opening-letters.ts';
import { Reminders } from '../reminders/application/reminders.ts';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { SettingsRepository } from '../shop/application/settings-repository.ts';
import { ShopDoor } from '../shop/application/shop-door.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { LookForOpening } from './adapters/jobs/look-for-opening.ts';
import { PostgresPastSeasons } from './adapters/postgres/postgres-past-seasons.ts';
import { PostgresSeasonEnd } from './adapters/postgres/postgres-season-end.ts';
import { AskReminder } from './application/ask-reminder.ts';
import { PastSeasons } from './application/past-seasons.ts';
import { RollOver } from './application/roll-over.ts';
import { SeasonEnd } from './application/season-end.ts';
import { TellAtOpening } from './application/tell-at-opening.ts';

@Module({
  imports: [RemindersModule, ShopModule],
  providers: [
    { provide: PastSeasons, useClass: PostgresPastSeasons },
    { provide: SeasonEnd, useClass: PostgresSeasonEnd },
    useCase(AskReminder, Reminders, ShopDoor, Throttle, Identifiers, Clock),
    useCase(RollOver, SettingsRepository, SeasonEnd, AuditLog, Transaction, Clock),
    useCase(TellAtOpening, SettingsRepository, OpeningLetters, Clock),
    LookForOpening,
  ],
  exports: [PastSeasons, AskReminder, RollOver],
})
export class SeasonsModule {}
