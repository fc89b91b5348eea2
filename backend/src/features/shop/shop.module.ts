import { Module } from '@nestjs/common';
import { AuditLog } from '../../shared/audit-log.ts';
import { Clock } from '../../shared/clock.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { CachedShopSettings, PostgresSettings } from './adapters/postgres/postgres-settings.ts';
import { SaveSettings } from './application/save-settings.ts';
import { ShopDoor } from './application/shop-door.ts';
import { ShopSettings } from './application/shop-settings.ts';
import { SettingsRepository } from './application/settings-repository.ts';

@Module({
  providers: [
    { provide: SettingsRepository, useClass: PostgresSettings },
    { provide: ShopSettings, useClass: CachedShopSettings },
    useCase(SaveSettings, SettingsRepository, AuditLog, Transaction),
    useCase(ShopDoor, ShopSettings, Clock),
  ],
  exports: [SettingsRepository, ShopSettings, SaveSettings, ShopDoor],
})
export class ShopModule {}
