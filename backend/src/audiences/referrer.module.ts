import { Module, type Type } from '@nestjs/common';
import { AccountsModule } from '../features/accounts/accounts.module.ts';
import { ReferrerLiveController } from '../features/accounts/adapters/http/live.controller.ts';
import { ReferrerOwnAccountController } from '../features/accounts/adapters/http/own-account.controller.ts';
import { ReferrerSessionController } from '../features/accounts/adapters/http/session.controller.ts';
import { ReferrerOrdersController } from '../features/orders/adapters/http/referrer-orders.controller.ts';
import { OrdersModule } from '../features/orders/orders.module.ts';
import { ReferrerDeskController } from '../features/referrals/adapters/http/referrer-desk.controller.ts';
import { ReferralsModule } from '../features/referrals/referrals.module.ts';
import { assertGuarded } from '../platform/http/audience.ts';

/** The API of referrers. */
export const REFERRER_CONTROLLERS: Type[] = [
  ReferrerSessionController,
  ReferrerOwnAccountController,
  ReferrerLiveController,
  ReferrerOrdersController,
  ReferrerDeskController,
];

@Module({ imports: [AccountsModule, OrdersModule, ReferralsModule], controllers: REFERRER_CONTROLLERS })
export class ReferrerModule {
  constructor() {
    assertGuarded('referrer', REFERRER_CONTROLLERS);
  }
}
