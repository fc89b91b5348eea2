import { Injectable } from '@nestjs/common';
import type { ListJobsQuery } from '@shop/contracts/jobs/requests';
import type { JobState, JobView } from '@shop/contracts/jobs/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { sql, type RawBuilder } from 'kysely';
import { QueuedEmails } from '../../../../platform/mail/queued-emails.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { JobRepository } from '../../application/job-repository.ts';

/** Raw SQL: the queue's tables are pg-boss's, and no entities. */

type Row = Omit<JobView, 'to'> & { data: object | null };

const columns = sql`id, CASE WHEN state = 'failed' THEN 'failed' WHEN state = 'cancelled' THEN 'given-up' ELSE 'waiting' END AS state,
  coalesce(data->>'kind', name) AS kind, coalesce(singleton_key, '') AS about, data, created_on AS created_at,
  coalesce(completed_on, start_after) AS at, CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS tries,
  output->>'message' AS error`;

const conditions: Record<JobState, RawBuilder<unknown>> = {
  failed: sql`state = 'failed'`,
  /** What comes back every so often is about nothing, and no news. */
  waiting: sql`(state < 'active' AND singleton_key IS NOT NULL)`,
};

@Injectable()
export class PostgresJobRepository extends JobRepository {
  private readonly listing: Listing<ListJobsQuery, Row, JobView> = {
    name: 'jobs',
    columns,
    from: sql`pgboss.job_common`,
    key: sql`id`,
    sorts: { newest: { by: sql`coalesce(completed_on, created_on)`, kind: 'instant', descending: true } },
    conditions: ({ state }) => [
      state ? conditions[state] : sql`(${conditions.failed} OR ${conditions.waiting})`,
    ],
    viewOf: (row) => this.viewOf(row),
  };

  constructor(
    private readonly database: Database,
    private readonly queuedEmails: QueuedEmails,
  ) {
    super();
  }

  page(query: ListJobsQuery): Promise<ListPage<JobView>> {
    return pageOf(this.database, this.listing, query);
  }

  async tryAgain(id: string): Promise<JobView | null> {
    const changed = await this.database.run(sql`
      UPDATE pgboss.job_common j SET state = 'retry', retry_limit = j.retry_count + q.retry_limit, completed_on = NULL,
        start_after = now(), keep_until = now() + q.retention_seconds * interval '1 second'
      FROM pgboss.queue q WHERE q.name = j.name AND j.id = ${id} AND j.state = 'failed'`);
    return changed === 1 ? this.job(id) : null;
  }

  async giveUp(id: string): Promise<JobView | null> {
    const changed = await this.database.run(sql`
      UPDATE pgboss.job_common SET state = 'cancelled', completed_on = now()
      WHERE id = ${id} AND (state = 'failed' OR state < 'active')`);
    return changed === 1 ? this.job(id) : null;
  }

  private async job(id: string): Promise<JobView | null> {
    const row = await this.database.row(sql<Row>`SELECT ${columns} FROM pgboss.job_common WHERE id = ${id}`);
    return row && this.viewOf(row);
  }

  private viewOf({ data, ...row }: Row): JobView {
    return { ...row, to: this.queuedEmails.recipientOf(data) };
  }
}
