import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONFIG, type Config } from '../../config/config.ts';

/**
 * The beginning of the end: readiness goes off, and every answer asks for another connection next time. So it stays for
 * DRAIN_SECONDS, while whoever distributes requests finds out and goes elsewhere; only then anything is closed.
 */
@Injectable()
export class Drain implements OnModuleDestroy {
  begun = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Nest waits for it before it closes or ends anything else. */
  async onModuleDestroy(): Promise<void> {
    this.begun = true;
    await sleep(this.config.drainSeconds * 1000);
  }
}
