import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Visits } from '../../application/visits.ts';

/** So much is lost at most when a process is killed, ms. */
const EVERY = 5_000;

/** Writes what each copy of the backend has counted, every so often and before it ends. */
@Injectable()
export class WriteVisits implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(WriteVisits.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly visits: Visits) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write(), EVERY);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  private async write(): Promise<void> {
    try {
      await this.visits.flush();
    } catch (error) {
      this.logger.warn(`Visits wait to be written: ${(error as Error).message}`);
    }
  }
}
