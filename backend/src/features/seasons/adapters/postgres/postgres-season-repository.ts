import { Injectable } from '@nestjs/common';
import type { Day } from '@shop/contracts/rules/days';
import type { PriceChangeGlance } from '@shop/contracts/seasons/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import {
  SeasonRepository,
  type PastSeason,
  type SeasonFigures,
} from '../../application/season-repository.ts';

const NO_STOCK = { products: 0, pieces: 0 };
type Counts = Pick<SeasonFigures, 'openOrders' | 'prices' | 'reminders'> & {
  products: number;
  pieces: number;
};

/** Raw SQL: counts over several tables, and the shelves that are emptied in one statement with their ledger. */
@Injectable()
export class PostgresSeasonRepository extends SeasonRepository {
  constructor(private readonly database: Database) {
    super();
  }

  last(): Promise<PastSeason | null> {
    return this.database.row(
      db
        .selectFrom('season')
        .select(['numberPrefix', 'name', 'opensOn', 'closesOn'])
        .orderBy('endedAt', 'desc')
        .limit(1),
    );
  }

  async figures(opensOn: Day): Promise<SeasonFigures> {
    const counts = await this.database.row(sql<Counts>`
      SELECT (SELECT count(*) FROM orders WHERE state NOT IN ('collected', 'cancelled')) AS open_orders,
        count(*) FILTER (WHERE stock > 0) AS products, coalesce(sum(stock), 0)::bigint AS pieces,
        count(*) FILTER (WHERE state = 'active') AS prices,
        (SELECT count(*) FROM reminder WHERE told_at IS NULL) AS reminders
      FROM product`);
    const schemes = await this.database.rows(
      db.selectFrom('scheme').select('name').where('state', 'in', ['open', 'running']).orderBy('name'),
    );
    const changes = await this.database.rows(sql<PriceChangeGlance & { done: boolean }>`
      SELECT state = 'applied' AS done, coalesce(applied_at, apply_at) AS at, jsonb_array_length(changes) AS rows
      FROM change_set
      WHERE kind = 'prices' AND (state = 'scheduled'
        OR state = 'applied' AND applied_at >= ${opensOn}::timestamp AT TIME ZONE 'Asia/Kolkata')
      ORDER BY at`);
    const glances = (isDone: boolean) =>
      changes.filter(({ done }) => done === isDone).map(({ at, rows }) => ({ at, rows }));
    if (!counts) throw new Error('A count without GROUP BY answers one row');
    const { products, pieces, ...rest } = counts;
    return {
      ...rest,
      stock: { products, pieces },
      pricesChanged: glances(true).at(-1) ?? null,
      pricesToCome: glances(false),
      schemes: schemes.map(({ name }) => name),
    };
  }

  async isUsed(numberPrefix: string): Promise<boolean> {
    const found = await this.database.row(sql<{ used: boolean }>`
      SELECT EXISTS (SELECT FROM orders WHERE starts_with(number, ${`${numberPrefix}-`}))
        OR EXISTS (SELECT FROM season WHERE number_prefix = ${numberPrefix}) AS used`);
    return found?.used ?? false;
  }

  async keep({ numberPrefix, name, opensOn, closesOn }: PastSeason, at: Date): Promise<void> {
    const season = { name, opensOn, closesOn, endedAt: at };
    await this.database.run(
      db
        .insertInto('season')
        .values({ numberPrefix, ...season })
        .onConflict((kept) => kept.column('numberPrefix').doUpdateSet(season)),
    );
  }

  /** The number that is drawn here is given to nobody. */
  async beginNumbers(numberPrefix: string): Promise<void> {
    await this.database.run(
      db
        .insertInto('order_series')
        .values({ numberPrefix, startsAfter: sql<number>`nextval('order_number')` })
        .onConflict((begun) =>
          begun.column('numberPrefix').doUpdateSet((eb) => ({ startsAfter: eb.ref('excluded.startsAfter') })),
        ),
    );
  }

  /** What is not sold now keeps what it was sold for before. */
  async keepPrices(): Promise<number> {
    const products = await this.database.run(
      db
        .updateTable('product')
        .set((eb) => ({ lastSeasonNetPaise: eb.ref('netPaise') }))
        .where('state', '=', 'active'),
    );
    // This column alone announces nothing by itself.
    await this.database.rows(sql`SELECT announce_live('products')`);
    return products;
  }

  /** Locked in the order of ids, as sales lock them. */
  async emptyShelves(actorName: string, note: string, at: Date): Promise<SeasonFigures['stock']> {
    const emptied = await this.database.row(sql<SeasonFigures['stock']>`
      WITH held AS (
        SELECT id, stock FROM product WHERE stock > 0 ORDER BY id FOR NO KEY UPDATE
      ), emptied AS (
        UPDATE product p SET stock = 0 FROM held h WHERE p.id = h.id RETURNING p.id, h.stock AS pieces
      ), ledger AS (
        INSERT INTO stock_entry (id, product_id, at, change, reason, actor_name, note)
        SELECT uuidv7(), id, ${at}, -pieces, 'correction', ${actorName}, ${note} FROM emptied
      )
      SELECT count(*) AS products, coalesce(sum(pieces), 0)::bigint AS pieces FROM emptied`);
    return emptied ?? NO_STOCK;
  }

  async closeSchemes(): Promise<string[]> {
    const closed = await this.database.rows(
      db
        .updateTable('scheme')
        .set({ state: 'closed' })
        .where('state', 'in', ['open', 'running'])
        .returning('name'),
    );
    return closed.map(({ name }) => name).toSorted();
  }
}
