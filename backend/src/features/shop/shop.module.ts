import { Module } from '@nestjs/common';
import { OwnerAlerts } from '../accounts/application/staff/owner-alerts.ts';
import { OwnerAlertsModule } from '../accounts/owner-alerts.module.ts';
import { OpeningLetters } from '../reminders/application/opening-letters.ts';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { Signature } from '../../shared/letters/signature.ts';
import { Clock } from '../../shared/clock.ts';
import { RevisedRecords } from '../../shared/records/revised-records.ts';
import { useCase } from '../../shared/use-case.ts';
import { CachedShopSettings, PostgresSettings } from './adapters/postgres/postgres-settings.ts';
import { SettingsSignature } from './adapters/settings-signature.ts';
import { SaveSettings } from './application/save-settings.ts';
import { ShopDoor } from './application/shop-door.ts';
import { ShopSettings } from './application/shop-settings.ts';
import { SettingsRepository } from './application/settings-repository.ts';

@Module({
  imports: [OwnerAlertsModule, RemindersModule],
  providers: [
    { provide: SettingsRepository, useClass: PostgresSettings },
    { provide: ShopSettings, useClass: CachedShopSettings },
    { provide: Signature, useClass: SettingsSignature },
    useCase(SaveSettings, SettingsRepository, RevisedRecords, OwnerAlerts, OpeningLetters, Clock),
    useCase(ShopDoor, ShopSettings, Clock),
  ],
  exports: [SettingsRepository, ShopSettings, SaveSettings, ShopDoor],
})
export class ShopModule {}
