import { Module } from '@nestjs/common';
import { HealthController } from '../http/health.controller.ts';
import { demandGuarded } from './audience.ts';

/** The API of everybody. */
export const PUBLIC_CONTROLLERS = [HealthController];

@Module({ imports: [], controllers: PUBLIC_CONTROLLERS })
export class PublicModule {
  constructor() {
    demandGuarded('public', PUBLIC_CONTROLLERS);
  }
}
