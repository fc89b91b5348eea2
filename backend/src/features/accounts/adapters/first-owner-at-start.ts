import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../../../config/config.ts';
import { EnsureFirstOwner } from '../application/staff/ensure-first-owner.ts';

const RETRY_MS = 2_000;

/** Makes the first owner and says its password once, on stdout: never in the log. */
@Injectable()
export class FirstOwnerAtStart implements OnApplicationShutdown {
  private readonly logger = new Logger(FirstOwnerAtStart.name);
  private stopped = false;

  constructor(
    private readonly ensureFirstOwner: EnsureFirstOwner,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws when the database is away. */
  async run(): Promise<void> {
    const made = await this.ensureFirstOwner.execute(this.config.firstOwner);
    if (made?.madePassword) process.stdout.write(`FIRST_OWNER ${made.email} ${made.madePassword}\n`);
  }

  /** Tries until the database is there. */
  async runWhenPossible(): Promise<void> {
    for (let attempt = 1; !this.stopped; attempt++) {
      try {
        return await this.run();
      } catch (error) {
        if (attempt === 1) this.logger.warn(`No first owner yet, trying again: ${(error as Error).message}`);
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }
}
