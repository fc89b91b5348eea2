import { Module, type Type } from '@nestjs/common';
import { AccountsModule } from '../features/accounts/accounts.module.ts';
import { ReferrerAccountsController } from '../features/accounts/adapters/http/referrer-accounts.controller.ts';
import { ReferrerOpenIdController } from '../features/accounts/adapters/http/referrer-open-id.controller.ts';
import { ReferrerOwnAccountController } from '../features/accounts/adapters/http/referrer-own-account.controller.ts';
import { ReferrerOrdersController } from '../features/referrals/adapters/http/referrer-orders.controller.ts';
import { ReferralsModule } from '../features/referrals/referrals.module.ts';
import { demandGuarded } from '../http/audience.ts';

/** The API of referrers. */
export const REFERRER_CONTROLLERS: Type[] = [
  ReferrerAccountsController,
  ReferrerOpenIdController,
  ReferrerOwnAccountController,
  ReferrerOrdersController,
];

@Module({ imports: [AccountsModule, ReferralsModule], controllers: REFERRER_CONTROLLERS })
export class ReferrerModule {
  constructor() {
    demandGuarded('referrer', REFERRER_CONTROLLERS);
  }
}
