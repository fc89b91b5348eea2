import { Injectable } from '@nestjs/common';
import type { BillRowsView, StockRowView } from '@shop/contracts/sheets/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { TargetRow, WritingStep } from '../../application/change-target.ts';
import { Shelves, type Bill, type Delivery } from '../../application/shelves.ts';
import type { Cells } from '../../domain/change-set.ts';

const onShelf = sql<number | null>`p.stock + p.held`.as('onShelf');

/** Raw SQL: shelves are written, and entered into the ledger, in one statement. */
@Injectable()
export class PostgresShelves extends Shelves {
  constructor(private readonly database: Database) {
    super();
  }

  sheet(): Promise<StockRowView[]> {
    return this.database.rows(
      db
        .selectFrom('product as p')
        .innerJoin('category as c', 'c.id', 'p.categoryId')
        .select([
          'p.code',
          'p.name',
          'p.nameTa',
          'c.name as category',
          'c.nameTa as categoryTa',
          'p.unit',
          'p.content',
        ])
        .select([sql<boolean>`p.state = 'draft'`.as('draft'), onShelf, 'p.held'])
        .select(
          sql<number | null>`(SELECT g.rate_paise FROM goods_in g
            WHERE g.product_id = p.id AND g.reverses IS NULL
              AND NOT EXISTS (SELECT FROM goods_in back WHERE back.reverses = g.id)
            ORDER BY g.billed_on DESC, g.id DESC LIMIT 1)`.as('ratePaise'),
        )
        .where('p.state', '!=', 'archived')
        .orderBy('c.position')
        .orderBy('p.position'),
    );
  }

  /** Locked in the order of ids, as sales lock them. */
  async rows(codes: readonly string[], locked: boolean): Promise<ReadonlyMap<string, TargetRow>> {
    const rows = await this.database.rows(
      db
        .selectFrom('product as p')
        .select(['p.code', sql<string>`concat_ws(' · ', p.name, p.content)`.as('title'), onShelf, 'p.held'])
        .where('p.code', '=', (eb) => eb.fn.any(eb.val(codes)))
        .where('p.state', '!=', 'archived')
        .orderBy('p.id')
        .$if(locked, (chosen) => chosen.forNoKeyUpdate()),
    );
    return new Map(rows.map(({ code, title, ...cells }) => [code, { title, cells }]));
  }

  async countedSince(codes: readonly string[], changeSetId: string): Promise<string[]> {
    const rows = await this.database.rows(
      db
        .selectFrom('stock_entry as e')
        .innerJoin('product as p', 'p.id', 'e.productId')
        .innerJoin('change_set as c', (join) => join.on('c.id', '=', changeSetId))
        .select('p.code')
        .distinct()
        .where('p.code', '=', (eb) => eb.fn.any(eb.val(codes)))
        .where('e.reason', 'in', ['counted', 'correction'])
        .where('e.at', '>', (eb) => eb.fn.coalesce('c.appliedAt', 'c.madeAt')),
    );
    return rows.map(({ code }) => code);
  }

  /** While nobody counts, orders take nothing: the ledger says what is missing to the new figure. */
  async book(
    rows: ReadonlyMap<string, Cells>,
    reason: 'counted' | 'goods-in' | 'correction',
    note: string,
    { actorName, at }: WritingStep,
  ): Promise<void> {
    const shelves = [...rows.values()].map((cells) => cells['onShelf'] ?? null);
    await this.database.run(sql`
      WITH wanted AS (
        SELECT p.id, p.stock AS before, w.on_shelf - p.held AS free,
          (SELECT coalesce(sum(e.change), 0)::integer FROM stock_entry e WHERE e.product_id = p.id) AS booked
        FROM unnest(${[...rows.keys()]}::text[], ${shelves}::integer[]) AS w (code, on_shelf) JOIN product p USING (code)
      ), booked AS (
        UPDATE product p SET stock = w.free,
          counted_since = CASE WHEN w.before IS NULL AND w.free IS NOT NULL THEN ${at}::timestamptz
            ELSE p.counted_since END
        FROM wanted w WHERE p.id = w.id RETURNING p.id, coalesce(w.free, 0) - w.booked AS change
      )
      INSERT INTO stock_entry (id, product_id, at, change, reason, note, actor_name)
      SELECT uuidv7(), id, ${at}::timestamptz, change, ${reason}, ${note}, ${actorName} FROM booked WHERE change <> 0`);
  }

  booked(changeSetId: string): Promise<BillRowsView['rows']> {
    return this.database.rows(sql<BillRowsView['rows'][number]>`
      SELECT p.code, concat_ws(' · ', p.name, p.content) AS title, g.quantity, g.rate_paise
      FROM goods_in g JOIN product p ON p.id = g.product_id
      WHERE g.change_set_id = ${changeSetId} AND g.reverses IS NULL ORDER BY p.code`);
  }

  async billEntered(bill: Bill, codes: readonly string[]): Promise<string | null> {
    const { billNumber, billedOn, supplier } = bill;
    const row = await this.database.row(
      sql<{ at: string }>`
        SELECT g.at FROM goods_in g JOIN product p ON p.id = g.product_id
        WHERE p.code = ANY(${[...codes]}::text[]) AND lower(g.bill_number) = lower(${billNumber})
          AND g.billed_on = ${billedOn}::date AND g.reverses IS NULL
          AND (lower(g.supplier) = lower(${supplier}) OR '' IN (g.supplier, ${supplier}::text))
          AND NOT EXISTS (SELECT FROM goods_in back WHERE back.reverses = g.id)
        ORDER BY g.at LIMIT 1`,
    );
    return row?.at ?? null;
  }

  async bringIn(
    deliveries: ReadonlyMap<string, Delivery>,
    { changeSetId, actorName, at }: WritingStep,
  ): Promise<void> {
    const rows = [...deliveries.values()];
    await this.database.run(sql`
      INSERT INTO goods_in (id, product_id, change_set_id, bill_number, billed_on, supplier, quantity, rate_paise, at,
        actor_name)
      SELECT uuidv7(), p.id, ${changeSetId}, w.bill_number, w.billed_on, w.supplier, w.quantity, w.rate_paise,
        ${at}::timestamptz, ${actorName}
      FROM unnest(${[...deliveries.keys()]}::text[], ${rows.map(({ billNumber }) => billNumber)}::text[],
        ${rows.map(({ billedOn }) => billedOn)}::date[], ${rows.map(({ supplier }) => supplier)}::text[],
        ${rows.map(({ quantity }) => quantity)}::integer[], ${rows.map(({ ratePaise }) => ratePaise)}::integer[])
        AS w (code, bill_number, billed_on, supplier, quantity, rate_paise)
      JOIN product p USING (code)`);
  }

  async takeBack(codes: readonly string[], { changeSetId, actorName, at }: WritingStep): Promise<void> {
    await this.database.run(sql`
      INSERT INTO goods_in (id, product_id, change_set_id, bill_number, billed_on, supplier, quantity, rate_paise, at,
        actor_name, reverses)
      SELECT uuidv7(), g.product_id, g.change_set_id, g.bill_number, g.billed_on, g.supplier, -g.quantity, g.rate_paise,
        ${at}::timestamptz, ${actorName}, g.id
      FROM goods_in g JOIN product p ON p.id = g.product_id
      WHERE g.change_set_id = ${changeSetId} AND p.code = ANY(${[...codes]}::text[])`);
  }
}
