import { Controller } from '@nestjs/common';
import { readLiveness, readReadiness } from '@shop/contracts/health/endpoints';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../persistence/database.ts';
import { READINESS } from '../persistence/connections/time-outs.ts';
import { DomainError } from '../shared/domain-error.ts';
import { Drain } from './drain.ts';
import { Route } from './route.ts';

/** Liveness looks at the process only, readiness at the database. */
@Controller()
export class HealthController {
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
    const answered = this.database.rows(sql`SELECT 1`).then(() => true);
    const late = sleep(READINESS, false, { ref: false });
    if (!(await Promise.race([answered, late])))
      throw new DomainError('unavailable', 'database-unavailable', {});
    return { status: 'ready' };
  }
}
