import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { tokenHash } from '../../../shared/identifiers.ts';
import {
  Throttle,
  waitAfter,
  type BackoffRule,
  type ThrottleRule,
} from '../../../shared/throttle/throttle.ts';
import { Database } from '../database.ts';
import { db } from '../query-builder.ts';

/** How often a copy sweeps, ms. */
const SWEEP_EVERY = 60_000;
/** Strangers can make counters: about 20 MB of them. Beyond that those go which would end first anyway. */
const MOST_COUNTERS = 100_000;

/**
 * Raw SQL: a counter is begun, counted on and refused in one statement. Keys are stored as hashes: the table holds no e-mail,
 * phone or address.
 */
@Injectable()
export class PostgresThrottle extends Throttle {
  private nextSweep = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async take(key: string, { limit, windowMs }: ThrottleRule): Promise<void> {
    const now = this.clock.now();
    const end = new Date(now.getTime() + windowMs);
    const row = await this.database.row(sql<{ count: number; resetsAt: string }>`
      INSERT INTO throttle AS t (key, count, resets_at) VALUES (${tokenHash(key)}, 1, ${end})
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN t.resets_at <= ${now} THEN 1 ELSE t.count + 1 END,
        resets_at = CASE WHEN t.resets_at <= ${now} THEN excluded.resets_at ELSE t.resets_at END
      RETURNING count, resets_at`);
    await this.sweepNowAndThen(now);
    if (row && row.count > limit) {
      throw tooMany(new Date(row.resetsAt).getTime() - now.getTime());
    }
  }

  async takeWithBackoff(key: string, rule: BackoffRule): Promise<void> {
    const { freeTries, firstWaitMs, longestWaitMs, forgottenAfterMs } = rule;
    const now = this.clock.now();
    const end = new Date(now.getTime() + forgottenAfterMs);
    const hashed = tokenHash(key);
    // The last try was as long before its end as this one is before `end`.
    const taken = await this.database.run(sql`
      INSERT INTO throttle AS t (key, count, resets_at) VALUES (${hashed}, 1, ${end})
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN t.resets_at <= ${now} THEN 1 ELSE t.count + 1 END, resets_at = ${end}
      WHERE t.resets_at <= ${now} OR t.count < ${freeTries} OR t.resets_at + interval '1 millisecond'
        * least(${firstWaitMs} * 2.0 ^ least(t.count - ${freeTries}, 40), ${longestWaitMs}) <= ${end}`);
    await this.sweepNowAndThen(now);
    if (taken > 0) return;
    const row = await this.database.row(
      db.selectFrom('throttle').select(['count', 'resetsAt']).where('key', '=', hashed),
    );
    const lastMs = row ? new Date(row.resetsAt).getTime() - forgottenAfterMs : now.getTime();
    throw tooMany(lastMs + waitAfter(row?.count ?? freeTries, rule) - now.getTime());
  }

  async giveBack(key: string): Promise<void> {
    await this.database.run(
      db
        .updateTable('throttle')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', tokenHash(key))
        .where('count', '>', 0),
    );
  }

  async clear(key: string): Promise<void> {
    await this.database.run(db.deleteFrom('throttle').where('key', '=', tokenHash(key)));
  }

  /** Leaves alone what another try or another copy's sweep holds at the moment. */
  private async sweepNowAndThen(now: Date): Promise<void> {
    if (now.getTime() < this.nextSweep) return;
    this.nextSweep = now.getTime() + SWEEP_EVERY;
    // The first counter too many is looked up apart: FOR UPDATE would lock all that OFFSET passes over.
    await this.database.run(sql`
      DELETE FROM throttle WHERE key IN (
        SELECT key FROM throttle WHERE resets_at <= greatest(${now}::timestamptz,
          (SELECT resets_at FROM throttle ORDER BY resets_at DESC OFFSET ${MOST_COUNTERS} LIMIT 1))
        FOR UPDATE SKIP LOCKED)`);
  }
}

function tooMany(waitMs: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError('too-many', 'too-many-requests', { retryAfterSeconds });
}
