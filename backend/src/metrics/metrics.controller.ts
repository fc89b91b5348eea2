import { Controller, Header } from '@nestjs/common';
import { readMetrics } from '@shop/contracts/health/endpoints';
import { Route } from '../platform/http/route.ts';
import { Metrics } from './metrics.ts';

/** Whoever watches over the shop reads here. */
@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Route(readMetrics)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.text();
  }
}
