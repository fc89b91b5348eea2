import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import {
  Stock,
  type ChangedGoods,
  type LackingGoods,
  type SoldGoods,
  type StrangersShare,
} from '../../application/stock.ts';

/** Raw SQL: goods are locked, booked and entered into the ledger in one statement. */

/** Whether so many more of a product `p` are beyond what strangers may hold of its shelf. */
const isBeyond = (share: StrangersShare, quantity: RawBuilder<unknown>) => sql`
  p.stock IS NOT NULL AND p.strangers + ${quantity} > greatest(${share.strangersUnits}::integer,
    (p.stock + p.held)::bigint * ${share.strangersPercent}::integer / 100)`;
/** Anybody's share, of an order that counts into none. */
const UNBOUNDED: StrangersShare = { strangersPercent: 100, strangersUnits: 2_000_000_000 };

/** What an order holds by product, more than nothing. */
const heldBy = (orderId: string) => sql`
  SELECT product_id AS id, -sum(change)::integer AS quantity FROM stock_entry
  WHERE order_id = ${orderId} GROUP BY product_id HAVING sum(change) < 0`;

@Injectable()
export class PostgresStock extends Stock {
  constructor(private readonly database: Database) {
    super();
  }

  /**
   * Locks in id order, so that two baskets with the same goods wait for each other instead of deadlocking; and no
   * harder than the update needs, since the order lines of other baskets already hold a key-share lock.
   */
  async take(
    orderId: string,
    goods: readonly SoldGoods[],
    at: Date,
    share: StrangersShare | null,
  ): Promise<boolean> {
    const isStrangers = share !== null;
    const result = await this.database.row(sql<{ takenWhole: boolean }>`
      /* prepared: take-stock */
      WITH locked AS (
        SELECT p.id, p.stock, w.quantity, ${isBeyond(share ?? UNBOUNDED, sql`w.quantity`)} AS beyond
        FROM unnest(${goods.map((sold) => sold.productId)}::uuid[], ${goods.map((sold) => sold.quantity)}::integer[],
                    ${goods.map((sold) => sold.mrpPaise)}::integer[],
                    ${goods.map((sold) => sold.netPaise)}::integer[]) AS w (id, quantity, mrp_paise, net_paise)
        JOIN product p USING (id) JOIN category c ON c.id = p.category_id
        WHERE p.state = 'active' AND c.active AND p.mrp_paise = w.mrp_paise AND p.net_paise = w.net_paise
        ORDER BY p.id FOR NO KEY UPDATE OF p
      ), taken AS (
        UPDATE product p SET stock = p.stock - l.quantity, held = p.held + l.quantity,
          strangers = p.strangers + CASE WHEN ${isStrangers}::boolean THEN l.quantity ELSE 0 END
        FROM locked l WHERE p.id = l.id AND NOT l.beyond AND p.stock >= l.quantity
        RETURNING p.id, l.quantity
      ), ledger AS (
        INSERT INTO stock_entry (id, product_id, at, change, reason, order_id)
        SELECT uuidv7(), id, ${at}, -quantity, 'order-placed', ${orderId} FROM taken
      ), left_out AS (
        UPDATE orders SET unreserved = beyond.ids
        FROM (SELECT array_agg(id) AS ids FROM locked WHERE beyond) beyond
        WHERE orders.id = ${orderId} AND beyond.ids IS NOT NULL
      )
      SELECT ${goods.length}::integer = (SELECT count(*) FROM taken)
        + (SELECT count(*) FROM locked WHERE stock IS NULL OR beyond AND stock >= quantity) AS taken_whole`);
    return result?.takenWhole ?? false;
  }

  async beyondShare(
    goods: readonly { code: string; quantity: number }[],
    share: StrangersShare,
  ): Promise<string[]> {
    const rows = await this.database.rows(sql<{ code: string }>`
      SELECT p.code FROM unnest(${goods.map(({ code }) => code)}::text[],
          ${goods.map(({ quantity }) => quantity)}::integer[]) AS w (code, quantity)
      JOIN product p USING (code) WHERE ${isBeyond(share, sql`w.quantity`)}`);
    return rows.map(({ code }) => code);
  }

  async isForSale(goods: readonly SoldGoods[]): Promise<boolean> {
    const row = await this.database.row(sql<{ isForSale: boolean }>`
      SELECT count(p.id) = ${goods.length}::integer AS is_for_sale
      FROM unnest(${goods.map((sold) => sold.productId)}::uuid[], ${goods.map((sold) => sold.quantity)}::integer[],
                  ${goods.map((sold) => sold.mrpPaise)}::integer[],
                  ${goods.map((sold) => sold.netPaise)}::integer[]) AS w (id, quantity, mrp_paise, net_paise)
      JOIN product p USING (id) JOIN category c ON c.id = p.category_id
      WHERE p.state = 'active' AND c.active AND p.mrp_paise = w.mrp_paise AND p.net_paise = w.net_paise
        AND (p.stock IS NULL OR p.stock >= w.quantity)`);
    return row?.isForSale ?? false;
  }

  async change(
    orderId: string,
    changes: readonly ChangedGoods[],
    actorName: string,
    at: Date,
  ): Promise<LackingGoods[]> {
    const changed = changes.filter(({ more }) => more !== 0);
    if (changed.length === 0) return [];
    // A statement of its own: the next one sees what others wrote while it waited.
    await this.database.rows(sql`
      SELECT FROM product WHERE id = ANY(${changed.map(({ productId }) => productId)}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`);
    return this.database.rows(sql<LackingGoods>`
      WITH asked AS (
        SELECT w.id, p.code, p.name, p.stock, CASE WHEN w.more > 0 THEN w.more ELSE greatest(w.more, -held.quantity) END AS more
        FROM unnest(${changed.map(({ productId }) => productId)}::uuid[],
                    ${changed.map(({ more }) => more)}::integer[]) AS w (id, more)
        JOIN product p USING (id)
        CROSS JOIN LATERAL (
          SELECT greatest(coalesce(-sum(change), 0), 0)::integer AS quantity
          FROM stock_entry e WHERE e.order_id = ${orderId} AND e.product_id = w.id) held
      ), booked AS (
        UPDATE product p SET stock = p.stock - a.more, held = p.held + a.more,
          strangers = p.strangers + CASE WHEN o.from_stranger THEN a.more ELSE 0 END
        FROM asked a JOIN orders o ON o.id = ${orderId} WHERE p.id = a.id AND a.more <> 0 AND (a.more < 0 OR p.stock >= a.more)
        RETURNING p.id, a.more
      ), ledger AS (
        INSERT INTO stock_entry (id, product_id, at, change, reason, order_id, actor_name)
        SELECT uuidv7(), id, ${at}, -more, 'order-edited', ${orderId}, ${actorName} FROM booked
      )
      SELECT code, name, more - stock AS lacking FROM asked WHERE stock IS NOT NULL AND more > stock`);
  }

  async giveBack(
    orderId: string,
    reason: 'order-cancelled' | 'reservation-ended',
    actorName: string,
    at: Date,
  ): Promise<void> {
    await this.database.rows(sql`
      WITH held AS (${heldBy(orderId)}), locked AS (
        SELECT p.id FROM product p JOIN held USING (id) ORDER BY p.id FOR NO KEY UPDATE OF p
      ), returned AS (
        UPDATE product p SET stock = p.stock + h.quantity,
          held = p.held - CASE WHEN o.state IN ('placed', 'confirmed') THEN h.quantity ELSE 0 END,
          strangers = p.strangers - CASE WHEN o.from_stranger THEN h.quantity ELSE 0 END
        FROM locked l JOIN held h USING (id) JOIN orders o ON o.id = ${orderId} WHERE p.id = l.id
        RETURNING p.id, h.quantity
      )
      INSERT INTO stock_entry (id, product_id, at, change, reason, order_id, actor_name)
      SELECT uuidv7(), id, ${at}, quantity, ${reason}, ${orderId}, ${actorName} FROM returned`);
  }

  async comeBack(
    orderId: string,
    goods: readonly { code: string; quantity: number }[],
    actorName: string,
    at: Date,
  ): Promise<void> {
    await this.database.run(sql`
      WITH back AS (
        SELECT l.product_id AS id, sum(w.quantity)::integer AS quantity
        FROM unnest(${goods.map(({ code }) => code)}::text[], ${goods.map(({ quantity }) => quantity)}::integer[])
          AS w (code, quantity)
        JOIN order_line l ON l.order_id = ${orderId} AND l.code = w.code GROUP BY l.product_id
      ), locked AS (
        SELECT p.id FROM product p JOIN back USING (id) WHERE p.stock IS NOT NULL ORDER BY p.id FOR NO KEY UPDATE OF p
      ), booked AS (
        UPDATE product p SET stock = p.stock + b.quantity FROM locked l JOIN back b USING (id) WHERE p.id = l.id
        RETURNING p.id, b.quantity
      )
      INSERT INTO stock_entry (id, product_id, at, change, reason, order_id, actor_name)
      SELECT uuidv7(), id, ${at}, quantity, 'goods-returned', ${orderId}, ${actorName} FROM booked`);
  }

  async move(fromOrderId: string, toOrderId: string, actorName: string, at: Date): Promise<void> {
    await this.database.run(sql`
      INSERT INTO stock_entry (id, product_id, at, change, reason, order_id, actor_name)
      SELECT uuidv7(), held.id, ${at}, held.quantity * side.sign, 'order-merged', side.order_id, ${actorName}
      FROM (${heldBy(fromOrderId)}) held
      CROSS JOIN (VALUES (${fromOrderId}::uuid, 1), (${toOrderId}::uuid, -1)) AS side (order_id, sign)`);
  }

  async pack(orderId: string, packed: boolean): Promise<void> {
    await this.database.run(sql`
      WITH held AS (${heldBy(orderId)}), locked AS (
        SELECT p.id FROM product p JOIN held USING (id) ORDER BY p.id FOR NO KEY UPDATE OF p
      )
      UPDATE product p SET held = p.held - h.quantity * ${packed ? 1 : -1}::integer
      FROM locked l JOIN held h USING (id) WHERE p.id = l.id`);
  }

  takeAgain(
    orderId: string,
    which: { only: readonly string[] } | { except: readonly string[] },
    reason: 'order-reopened' | 'order-confirmed' | 'reserved-to-merge',
    actorName: string,
    at: Date,
  ): Promise<LackingGoods[]> {
    const isWanted =
      'only' in which
        ? sql`product_id = ANY(${[...which.only]}::uuid[])`
        : sql`product_id <> ALL(${[...which.except]}::uuid[])`;
    return this.database.rows(sql<LackingGoods>`
      WITH wanted AS (
        SELECT product_id AS id, quantity FROM order_line WHERE order_id = ${orderId} AND ${isWanted}
      ), counted AS (
        SELECT h.* FROM (${heldBy(orderId)}) h JOIN orders o ON o.id = ${orderId} AND o.from_stranger
      ), locked AS (
        SELECT p.id, p.code, p.name, p.stock, w.quantity, c.quantity AS counted
        FROM product p LEFT JOIN wanted w USING (id) LEFT JOIN counted c USING (id)
        WHERE w.id IS NOT NULL AND p.stock IS NOT NULL OR c.id IS NOT NULL ORDER BY p.id FOR NO KEY UPDATE OF p
      ), taken AS (
        UPDATE product p SET stock = p.stock - coalesce(l.quantity, 0), held = p.held + coalesce(l.quantity, 0),
          strangers = p.strangers - coalesce(l.counted, 0)
        FROM locked l WHERE p.id = l.id AND (l.quantity IS NULL OR p.stock >= l.quantity)
        RETURNING p.id, l.quantity
      ), ledger AS (
        INSERT INTO stock_entry (id, product_id, at, change, reason, order_id, actor_name)
        SELECT uuidv7(), id, ${at}, -quantity, ${reason}, ${orderId}, ${actorName} FROM taken WHERE quantity IS NOT NULL
      )
      SELECT code, name, quantity - stock AS lacking FROM locked WHERE stock < quantity ORDER BY code`);
  }
}
