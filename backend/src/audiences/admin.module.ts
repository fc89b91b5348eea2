import { Module, type Type } from '@nestjs/common';
import { AccountsModule } from '../features/accounts/accounts.module.ts';
import { AdminAccountsController } from '../features/accounts/adapters/http/admin-accounts.controller.ts';
import { demandGuarded } from './audience.ts';

/** The API of staff. */
export const ADMIN_CONTROLLERS: Type[] = [AdminAccountsController];

@Module({ imports: [AccountsModule], controllers: ADMIN_CONTROLLERS })
export class AdminModule {
  constructor() {
    demandGuarded('admin', ADMIN_CONTROLLERS);
  }
}
