import { Controller, Logger } from '@nestjs/common';
import { readLiveness, readReadiness } from '@shop/contracts/health/endpoints';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../persistence/database.ts';
import { READINESS } from '../persistence/connections/time-outs.ts';
import { assertServedSchema } from '../persistence/migrating/served-schema.ts';
import { DomainError } from '../../shared/domain-error.ts';
import { Drain } from './drain.ts';
import { Route } from './route.ts';

/** Liveness looks at the process only, readiness at the database and whether this release can serve its schema. */
@Controller()
export class HealthController {
  private readonly logger = new Logger(HealthController.name);
  /** Why it was not ready when it was last asked; null when it was. */
  private fault: string | null = null;

  constructor(
    private readonly database: Database,
    private readonly drain: Drain,
  ) {}

  @Route(readLiveness)
  live() {
    return { status: 'live' };
  }

  @Route(readReadiness)
  async ready() {
    if (this.drain.begun) throw new DomainError('unavailable', 'shutting-down', {});
    try {
      await this.look();
    } catch (error) {
      this.note(isDomainError(error) ? error.code : 'unexpected', error);
      throw error;
    }
    this.note(null);
    return { status: 'ready' };
  }

  private async look(): Promise<void> {
    const served = assertServedSchema(this.database).then(() => true);
    const late = sleep(READINESS, false, { ref: false });
    if (!(await Promise.race([served, late])))
      throw new DomainError('unavailable', 'database-unavailable', {});
  }

  /** It is asked several times a second: only what changed is worth a line. */
  private note(fault: string | null, error?: unknown): void {
    if (fault === this.fault) return;
    this.fault = fault;
    if (fault === null) this.logger.log('Ready again');
    else this.logger.error({ code: fault, err: (error as Error).cause ?? error });
  }
}

function isDomainError(error: unknown): error is DomainError {
  return error instanceof DomainError;
}
