import { Module, type Type } from '@nestjs/common';
import { AccountsModule } from '../features/accounts/accounts.module.ts';
import { AdminAccountsController } from '../features/accounts/adapters/http/admin-accounts.controller.ts';
import { AdminOrdersController } from '../features/orders/adapters/http/admin-orders.controller.ts';
import { OrdersModule } from '../features/orders/orders.module.ts';
import { AdminSettingsController } from '../features/shop/adapters/http/admin-settings.controller.ts';
import { ShopModule } from '../features/shop/shop.module.ts';
import { demandGuarded } from './audience.ts';

/** The API of staff. */
export const ADMIN_CONTROLLERS: Type[] = [
  AdminAccountsController,
  AdminOrdersController,
  AdminSettingsController,
];

@Module({ imports: [AccountsModule, OrdersModule, ShopModule], controllers: ADMIN_CONTROLLERS })
export class AdminModule {
  constructor() {
    demandGuarded('admin', ADMIN_CONTROLLERS);
  }
}
