import { Injectable } from '@nestjs/common';
import type { BillView, ChangeSetView } from '@shop/contracts/sheets/views';
import { sql, type Selectable } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { ShopDatabase } from '../../../../platform/persistence/shop-database.ts';
import { ChangeSetRepository } from '../../application/change-set-repository.ts';
import { ChangeSet, type ChangeSetKind } from '../../domain/change-set.ts';

const RECENT = 20;
/** ms: a preview that nobody decided on goes. */
const PREVIEW_KEPT = 2 * 86_400_000;

/** What a change set is decided by. */
const LOADED = ['id', 'kind', 'changes', 'state', 'applyAt', 'appliedAt', 'leftRows'] as const;
type Loaded = Pick<Selectable<ShopDatabase['change_set']>, (typeof LOADED)[number]>;

/** Of goods that came in: what was booked, whatever was taken back since. */
const bill = sql<BillView | null>`(
  SELECT jsonb_build_object('number', min(g.bill_number), 'day', min(g.billed_on),
    'paise', sum(g.quantity::bigint * g.rate_paise))
  FROM goods_in g WHERE g.change_set_id = c.id AND g.reverses IS NULL HAVING count(*) > 0)`;

const views = db
  .selectFrom('change_set as c')
  .innerJoin('staff as s', 's.id', 'c.madeBy')
  .select(({ fn }) => [
    'c.id',
    'c.madeAt',
    's.name as madeBy',
    'c.state',
    fn<number>('jsonb_array_length', ['c.changes']).as('rows'),
    'c.applyAt',
    'c.appliedAt',
    'c.leftRows as left',
    bill.as('bill'),
    sql<boolean>`c.id = (SELECT last.id FROM change_set last WHERE last.kind = c.kind AND last.state = 'applied'
      ORDER BY last.applied_at DESC LIMIT 1) IS TRUE`.as('mayUndo'),
  ]);

@Injectable()
export class PostgresChangeSetRepository extends ChangeSetRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, kind, changes, state }: ChangeSet, madeBy: string, at: Date): Promise<void> {
    const keptSince = new Date(at.getTime() - PREVIEW_KEPT).toISOString();
    await this.database.run(
      db.deleteFrom('change_set').where('state', '=', 'previewed').where('madeAt', '<', keptSince),
    );
    await this.database.run(
      db.insertInto('change_set').values({ id, kind, state, madeAt: at, madeBy, changes: jsonb(changes) }),
    );
  }

  async lock(kind: ChangeSetKind, id: string): Promise<ChangeSet | null> {
    const row = await this.database.row(
      db.selectFrom('change_set').select(LOADED).where('kind', '=', kind).where('id', '=', id).forUpdate(),
    );
    return row && changeSetOf(row);
  }

  async lockDue(kind: ChangeSetKind, now: Date): Promise<ChangeSet | null> {
    const row = await this.database.row(
      db
        .selectFrom('change_set')
        .select(LOADED)
        .where('kind', '=', kind)
        .where('state', '=', 'scheduled')
        .where('applyAt', '<=', now.toISOString())
        .orderBy('applyAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    );
    return row && changeSetOf(row);
  }

  async save({ id, state, applyAt, appliedAt, left }: ChangeSet): Promise<void> {
    await this.database.run(
      db
        .updateTable('change_set')
        .set({ state, applyAt, appliedAt, leftRows: jsonb(left) })
        .where('id', '=', id),
    );
  }

  recent(kind: ChangeSetKind): Promise<ChangeSetView[]> {
    return this.database.rows(
      views
        .where('c.kind', '=', kind)
        .where('c.state', '!=', 'previewed')
        .orderBy(({ fn }) => fn.coalesce('c.appliedAt', 'c.madeAt'), 'desc')
        .orderBy('c.id', 'desc')
        .limit(RECENT),
    );
  }

  view(kind: ChangeSetKind, id: string): Promise<ChangeSetView | null> {
    return this.database.row(views.where('c.kind', '=', kind).where('c.id', '=', id));
  }
}

function changeSetOf({ id, kind, changes, state, applyAt, appliedAt, leftRows }: Loaded): ChangeSet {
  const date = (at: string | null) => (at === null ? null : new Date(at));
  return new ChangeSet(id, kind, changes, state, date(applyAt), date(appliedAt), leftRows);
}
