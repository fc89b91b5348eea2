import { Module, type Type } from '@nestjs/common';
import { ContentVersionController } from '../features/shop/adapters/http/content-version.controller.ts';
import { HealthController } from '../platform/http/health.controller.ts';
import { assertGuarded } from '../platform/http/audience.ts';
import { MetricsController } from '../metrics/metrics.controller.ts';
import { MetricsModule } from '../metrics/metrics.module.ts';

/** What the shop's own processes and its operators ask; served on the private listener only. */
export const PRIVATE_CONTROLLERS: Type[] = [HealthController, ContentVersionController, MetricsController];

@Module({ imports: [MetricsModule], controllers: PRIVATE_CONTROLLERS })
export class PrivateModule {
  constructor() {
    assertGuarded('private', PRIVATE_CONTROLLERS);
  }
}
