import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../persistence/database.ts';
import type { Queue } from './queues.ts';

/* Raw SQL: the tables are pg-boss's, and have no entities. */

export interface NewJob {
  /** Stays the same through every try. */
  id: string;
  queue: Queue;
  data: object;
  /** What it is about: by this it is withdrawn. */
  about: string;
  /** Before this many seconds have passed nobody begins it. */
  delaySeconds: number;
}

/**
 * The jobs as whoever serves writes them: rows in the transaction at hand, so that a job stands when what it
 * follows from stands, and never otherwise. `JobRunner` does them.
 */
@Injectable()
export class Jobs {
  constructor(private readonly database: Database) {}

  /** One statement. A job of the same id is added once. */
  async add({ id, queue, data, about, delaySeconds }: NewJob): Promise<void> {
    await this.database.run(sql`
      INSERT INTO pgboss.job_common (id, name, data, singleton_key, start_after, keep_until, policy, retry_limit,
        retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds)
      SELECT ${id}::uuid, q.name, ${JSON.stringify(data)}::jsonb, ${about}, begin.at,
        begin.at + q.retention_seconds * interval '1 second', q.policy, q.retry_limit, q.retry_delay, q.retry_backoff,
        q.retry_delay_max, q.expire_seconds, q.deletion_seconds
      FROM pgboss.queue q, (SELECT now() + ${delaySeconds}::integer * interval '1 second' AS at) begin
      WHERE q.name = ${queue}
      ON CONFLICT DO NOTHING`);
  }

  /** Takes back what is about this and was not begun, or waits for another try. */
  async withdraw(queue: Queue, about: string): Promise<void> {
    await this.database.run(sql`
      UPDATE pgboss.job_common SET state = 'cancelled', completed_on = now()
      WHERE name = ${queue} AND singleton_key = ${about} AND state < 'active'`);
  }

  /** The same for all that is about such things; tells what each was about. */
  async withdrawAll(queue: Queue, beginning: string): Promise<string[]> {
    const withdrawn = await this.database.rows(sql<{ about: string }>`
      UPDATE pgboss.job_common SET state = 'cancelled', completed_on = now()
      WHERE name = ${queue} AND starts_with(singleton_key, ${beginning}) AND state < 'active'
      RETURNING singleton_key AS about`);
    return withdrawn.map(({ about }) => about);
  }

  /** How many about such things wait, are tried again or are being done. */
  async unfinished(queue: Queue, beginning: string): Promise<number> {
    const found = await this.database.row(sql<{ jobs: number }>`
      SELECT count(*) AS jobs FROM pgboss.job_common
      WHERE name = ${queue} AND starts_with(singleton_key, ${beginning}) AND state <= 'active'`);
    return found?.jobs ?? 0;
  }
}
