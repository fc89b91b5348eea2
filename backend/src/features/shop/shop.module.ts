import { Module } from '@nestjs/common';
import { OwnerAlertsModule } from '../accounts/owner-alerts.module.ts';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { Signature } from '../../shared/emails/signature.ts';
import { CachedShopSettings, PostgresSettings } from './adapters/postgres/postgres-settings.ts';
import { PostgresDemonstration } from './adapters/postgres/postgres-demonstration.ts';
import { PostgresOpeningMarks } from './adapters/postgres/postgres-opening-marks.ts';
import { PostgresShopContents } from './adapters/postgres/postgres-shop-contents.ts';
import { SettingsSignature } from './adapters/settings-signature.ts';
import { Demonstration, DemonstrationRows } from './application/demonstration.ts';
import { OpeningMarks } from './application/opening-marks.ts';
import { Opening, ShopContents } from './application/opening.ts';
import { SaveLooks } from './application/save-looks.ts';
import { SaveSettings } from './application/save-settings.ts';
import { SeasonGate } from './application/season-gate.ts';
import { ShopSettings } from './application/shop-settings.ts';
import { SettingsRepository } from './application/settings-repository.ts';

@Module({
  imports: [OwnerAlertsModule, RemindersModule, UploadsModule],
  providers: [
    { provide: SettingsRepository, useClass: PostgresSettings },
    { provide: ShopSettings, useClass: CachedShopSettings },
    { provide: Signature, useClass: SettingsSignature },
    { provide: OpeningMarks, useClass: PostgresOpeningMarks },
    { provide: ShopContents, useClass: PostgresShopContents },
    { provide: DemonstrationRows, useClass: PostgresDemonstration },
    Demonstration,
    Opening,
    SaveLooks,
    SaveSettings,
    SeasonGate,
  ],
  exports: [
    SettingsRepository,
    ShopSettings,
    ShopContents,
    Opening,
    Demonstration,
    SaveLooks,
    SaveSettings,
    SeasonGate,
  ],
})
export class ShopModule {}
