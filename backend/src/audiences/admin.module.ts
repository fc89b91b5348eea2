import { Module, type Type } from '@nestjs/common';
import { demandGuarded } from './audience.ts';

/** The API of staff. */
export const ADMIN_CONTROLLERS: Type[] = [];

@Module({ imports: [], controllers: ADMIN_CONTROLLERS })
export class AdminModule {
  constructor() {
    demandGuarded('admin', ADMIN_CONTROLLERS);
  }
}
