import { Module, type Type } from '@nestjs/common';
import { AccountsModule } from '../features/accounts/accounts.module.ts';
import { PublicAccountsController } from '../features/accounts/adapters/http/public-accounts.controller.ts';
import { HealthController } from '../http/health.controller.ts';
import { demandGuarded } from './audience.ts';

/** The API of everybody. */
export const PUBLIC_CONTROLLERS: Type[] = [HealthController, PublicAccountsController];

@Module({ imports: [AccountsModule], controllers: PUBLIC_CONTROLLERS })
export class PublicModule {
  constructor() {
    demandGuarded('public', PUBLIC_CONTROLLERS);
  }
}
