import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { sql } from 'kysely';
import { Attempts, type Attempt, type Attempted } from '../shared/attempts.ts';
import { Clock } from '../shared/clock.ts';
import { DomainError, found } from '../shared/domain-error.ts';
import { Transaction } from '../shared/transaction.ts';
import { Database } from './database.ts';

/** How long an answer is kept, ms: longer than a browser keeps the key of a try. */
const KEPT = KEPT_DAYS.answer * 86_400_000;
/** How often a copy sweeps, ms. */
const SWEEP_EVERY = 3_600_000;

@Injectable()
export class PostgresAttempts extends Attempts {
  private nextSweep = 0;

  constructor(
    private readonly database: Database,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    super();
  }

  once<View>({ personId, key, request }: Attempt, step: () => Promise<View>): Promise<Attempted<View>> {
    const hash = createHash('sha256').update(request).digest('base64url');
    return this.transaction.run(async () => {
      const now = this.clock.now();
      // Whoever comes second waits here until the first has done or not.
      const isFirst = await this.database.run(sql`
        INSERT INTO attempt (person_id, key, request_hash, at) VALUES (${personId}, ${key}, ${hash}, ${now})
        ON CONFLICT DO NOTHING`);
      if (isFirst === 0) return { answer: await this.kept<View>(personId, key, hash), repeated: true };
      const answer = await step();
      await this.database.run(sql`
        UPDATE attempt SET answer = ${JSON.stringify(answer ?? null)}::jsonb
        WHERE person_id = ${personId} AND key = ${key}`);
      await this.sweepNowAndThen(now);
      return { answer, repeated: false };
    });
  }

  private async kept<View>(personId: string, key: string, hash: string): Promise<View> {
    const row = await this.database.row(sql<{ requestHash: string; answer: View }>`
      SELECT request_hash, answer FROM attempt WHERE person_id = ${personId} AND key = ${key}`);
    const { requestHash, answer } = found(row);
    if (requestHash !== hash) throw new DomainError('conflict', 'idempotency-key-reused', {});
    return answer;
  }

  private async sweepNowAndThen(now: Date): Promise<void> {
    if (now.getTime() < this.nextSweep) return;
    this.nextSweep = now.getTime() + SWEEP_EVERY;
    await this.database.run(sql`
      DELETE FROM attempt WHERE (person_id, key) IN (
        SELECT person_id, key FROM attempt WHERE at < ${new Date(now.getTime() - KEPT)} FOR UPDATE SKIP LOCKED)`);
  }
}
