import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import type { AcceptedTermsView } from '@shop/contracts/texts/views';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { TermsRepository } from '../../application/accepted-terms.ts';

@Injectable()
export class PostgresTerms extends TermsRepository {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
    private readonly clock: Clock,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  idOf(language: Language, read: () => Promise<string>): Promise<string> {
    return this.cache.keep(`accepted terms ${language}`, async () => {
      const body = await read();
      const hash = createHash('sha256').update(body).digest('hex');
      await this.database.run(
        db
          .insertInto('accepted_terms')
          .values({ id: this.identifiers.uuid(), since: this.clock.now(), hash, body })
          .onConflict((oc) => oc.doNothing()),
      );
      const row = await this.database.row(
        db.selectFrom('accepted_terms').select('id').where('hash', '=', hash),
      );
      if (!row) throw new Error('The terms that were kept are not there');
      return row.id;
    });
  }

  acceptedBy(number: string): Promise<AcceptedTermsView | null> {
    return this.database.row(
      db
        .selectFrom('orders as o')
        .innerJoin('accepted_terms as t', 't.id', 'o.termsId')
        .select(['t.since', 't.body'])
        .where('o.number', '=', number),
    );
  }
}
