import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { Attempts, type Attempt, type Attempted } from '../../../shared/attempts.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Database } from '../database.ts';
import { jsonb } from '../json-of.ts';
import { db } from '../query-builder.ts';

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
      const isFirst = await this.database.run(
        db
          .insertInto('attempt')
          .values({ personId, key, requestHash: hash, at: now })
          .onConflict((oc) => oc.doNothing()),
      );
      if (isFirst === 0) return { answer: await this.kept<View>(personId, key, hash), repeated: true };
      const answer = await step();
      await this.database.run(
        db
          .updateTable('attempt')
          .set({ answer: jsonb(answer ?? null) })
          .where('personId', '=', personId)
          .where('key', '=', key),
      );
      await this.sweepNowAndThen(now);
      return { answer, repeated: false };
    });
  }

  private async kept<View>(personId: string, key: string, hash: string): Promise<View> {
    const row = await this.database.row(
      db
        .selectFrom('attempt')
        .select(['requestHash', 'answer'])
        .where('personId', '=', personId)
        .where('key', '=', key),
    );
    const { requestHash, answer } = found(row);
    if (requestHash !== hash) throw new DomainError('conflict', 'idempotency-key-reused', {});
    return answer as View;
  }

  private async sweepNowAndThen(now: Date): Promise<void> {
    if (now.getTime() < this.nextSweep) return;
    this.nextSweep = now.getTime() + SWEEP_EVERY;
    const old = db
      .selectFrom('attempt')
      .select(['personId', 'key'])
      .where('at', '<', new Date(now.getTime() - KEPT).toISOString())
      .forUpdate()
      .skipLocked()
      .$asTuple('personId', 'key');
    await this.database.run(
      db.deleteFrom('attempt').where((eb) => eb(eb.refTuple('personId', 'key'), 'in', old)),
    );
  }
}
