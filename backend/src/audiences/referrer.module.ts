import { Module, type Type } from '@nestjs/common';
import { demandGuarded } from './audience.ts';

/** The API of referrers. */
export const REFERRER_CONTROLLERS: Type[] = [];

@Module({ imports: [], controllers: REFERRER_CONTROLLERS })
export class ReferrerModule {
  constructor() {
    demandGuarded('referrer', REFERRER_CONTROLLERS);
  }
}
