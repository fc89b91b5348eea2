import { Injectable } from '@nestjs/common';
import { MOST_SAVED_VIEWS } from '@shop/contracts/rules/limits';
import type { SaveViewRequest } from '@shop/contracts/saved-views/requests';
import type { SavedView } from '@shop/contracts/saved-views/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { SavedViews } from '../../application/saved-views.ts';

/** Raw SQL: a view is saved while there are few enough, in one statement. */
@Injectable()
export class PostgresSavedViews extends SavedViews {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  of(staffId: string, list: string): Promise<SavedView[]> {
    return this.database.rows(
      db
        .selectFrom('saved_view')
        .select(['id', 'name', 'filters'])
        .where('staffId', '=', staffId)
        .where('list', '=', list)
        .orderBy('name'),
    );
  }

  async save(staffId: string, { list, name, filters }: SaveViewRequest): Promise<void> {
    const saved = await this.database.run(sql`
      INSERT INTO saved_view (id, staff_id, list, name, filters)
      SELECT ${this.identifiers.uuid()}::uuid, ${staffId}::uuid, ${list}::text, ${name.trim()}::text, ${filters}::text
      WHERE (SELECT count(*) FROM saved_view
        WHERE staff_id = ${staffId}::uuid AND (list, name) <> (${list}::text, ${name.trim()}::text)) < ${MOST_SAVED_VIEWS}
      ON CONFLICT ON CONSTRAINT saved_view_name_once DO UPDATE SET filters = EXCLUDED.filters`);
    if (saved === 0) throw new DomainError('conflict', 'too-many-saved-views', { most: MOST_SAVED_VIEWS });
  }

  async delete(staffId: string, id: string): Promise<boolean> {
    const deleted = await this.database.run(
      db.deleteFrom('saved_view').where('id', '=', id).where('staffId', '=', staffId),
    );
    return deleted > 0;
  }
}
