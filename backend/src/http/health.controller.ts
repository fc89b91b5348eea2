import { Controller, type BeforeApplicationShutdown } from '@nestjs/common';
import { readLiveness, readReadiness } from '@shop/contracts/health';
import { sql } from 'kysely';
import { Database } from '../persistence/database.ts';
import { DomainError } from '../shared/domain-error.ts';
import { Route } from './route.ts';

/** Liveness looks at the process only, readiness at the database. */
@Controller()
export class HealthController implements BeforeApplicationShutdown {
  private draining = false;

  constructor(private readonly database: Database) {}

  @Route(readLiveness)
  live() {
    return { status: 'live' };
  }

  @Route(readReadiness)
  async ready() {
    if (this.draining) throw new DomainError('unavailable', 'database-unavailable', {});
    await this.database.rows(sql`SELECT 1`);
    return { status: 'ready' };
  }

  beforeApplicationShutdown(): void {
    this.draining = true;
  }
}
