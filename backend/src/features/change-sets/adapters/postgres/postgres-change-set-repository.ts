import { Injectable } from '@nestjs/common';
import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import type { ChangeSetState, RowChange } from '@shop/contracts/rules/catalogue/change-sets';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { ChangeSetRepository } from '../../application/change-set-repository.ts';
import { ChangeSet } from '../../domain/change-set.ts';

const RECENT = 20;
/** ms: a preview that nobody decided on goes. */
const PREVIEW_KEPT = 2 * 86_400_000;

interface Row {
  id: string;
  kind: string;
  changes: RowChange[];
  state: ChangeSetState;
  applyAt: string | null;
  appliedAt: string | null;
  leftRows: { key: string; title: string }[];
}

const columns = sql`id, kind, changes, state, apply_at, applied_at, left_rows`;

const viewColumns = sql`
  c.id, c.made_at, s.name AS made_by, c.state, jsonb_array_length(c.changes) AS rows, c.apply_at, c.applied_at,
  c.left_rows AS left,
  c.id = (SELECT last.id FROM change_set last WHERE last.kind = c.kind AND last.state = 'applied'
          ORDER BY last.applied_at DESC LIMIT 1) IS TRUE AS may_undo`;

@Injectable()
export class PostgresChangeSetRepository extends ChangeSetRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, kind, changes, state }: ChangeSet, madeBy: string, at: Date): Promise<void> {
    await this.database.run(sql`
      DELETE FROM change_set WHERE state = 'previewed' AND made_at < ${new Date(at.getTime() - PREVIEW_KEPT)}`);
    await this.database.run(sql`
      INSERT INTO change_set (id, kind, state, made_at, made_by, changes)
      VALUES (${id}, ${kind}, ${state}, ${at}, ${madeBy}, ${JSON.stringify(changes)}::jsonb)`);
  }

  async lock(kind: string, id: string): Promise<ChangeSet | null> {
    return this.one(sql<Row>`
      SELECT ${columns} FROM change_set WHERE kind = ${kind} AND id = ${id} FOR UPDATE`);
  }

  async lockDue(kind: string, now: Date): Promise<ChangeSet | null> {
    return this.one(sql<Row>`
      SELECT ${columns} FROM change_set WHERE kind = ${kind} AND state = 'scheduled' AND apply_at <= ${now}
      ORDER BY apply_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  }

  async save({ id, state, applyAt, appliedAt, left }: ChangeSet): Promise<void> {
    await this.database.run(sql`
      UPDATE change_set SET state = ${state}, apply_at = ${applyAt}, applied_at = ${appliedAt},
        left_rows = ${JSON.stringify(left)}::jsonb WHERE id = ${id}`);
  }

  recent(kind: string): Promise<ChangeSetView[]> {
    return this.database.rows(sql<ChangeSetView>`
      SELECT ${viewColumns} FROM change_set c JOIN staff s ON s.id = c.made_by
      WHERE c.kind = ${kind} AND c.state <> 'previewed'
      ORDER BY coalesce(c.applied_at, c.made_at) DESC, c.id DESC LIMIT ${RECENT}`);
  }

  view(kind: string, id: string): Promise<ChangeSetView | null> {
    return this.database.row(sql<ChangeSetView>`
      SELECT ${viewColumns} FROM change_set c JOIN staff s ON s.id = c.made_by
      WHERE c.kind = ${kind} AND c.id = ${id}`);
  }

  private async one(statement: RawBuilder<Row>): Promise<ChangeSet | null> {
    const row = await this.database.row(statement);
    if (!row) return null;
    const { id, kind, changes, state, applyAt, appliedAt, leftRows } = row;
    const date = (at: string | null) => (at === null ? null : new Date(at));
    return new ChangeSet(id, kind, changes, state, date(applyAt), date(appliedAt), leftRows);
  }
}
