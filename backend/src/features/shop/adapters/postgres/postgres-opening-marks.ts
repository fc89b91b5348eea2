import { Injectable } from '@nestjs/common';
import type { StepThatCanWait } from '@shop/contracts/rules/season/opening';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { OpeningMarks, type OpeningMark } from '../../application/opening-marks.ts';

@Injectable()
export class PostgresOpeningMarks extends OpeningMarks {
  constructor(private readonly database: Database) {
    super();
  }

  all(): Promise<OpeningMark[]> {
    return this.database.rows(db.selectFrom('opening_step').select(['step', 'later', 'testedAt'])) as Promise<
      OpeningMark[]
    >;
  }

  putOff(step: StepThatCanWait, later: boolean): Promise<void> {
    return this.set(step, { later });
  }

  tested(step: 'mail' | 'order', testedAt: Date): Promise<void> {
    return this.set(step, { testedAt });
  }

  private async set(step: StepThatCanWait, mark: { later: boolean } | { testedAt: Date }): Promise<void> {
    await this.database.run(
      db
        .insertInto('opening_step')
        .values({ step, ...mark })
        .onConflict((kept) => kept.column('step').doUpdateSet(mark)),
    );
  }
}
