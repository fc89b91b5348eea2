import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Stock, type ChangedGoods, type LackingGoods, type SoldGoods } from '../../application/stock.ts';

@Injectable()
export class PostgresStock extends Stock {
  constructor(private readonly database: Database) {
    super();
  }

  /**
   * Locks in id order, so that two baskets with the same goods wait for each other instead of deadlocking; and no
   * harder than the update needs, since the order lines of other baskets already hold a key-share lock.
   */
  async take(orderId: string, goods: readonly SoldGoods[], at: Date): Promise<boolean> {
    const result = await this.database.row(sql<{ takenWhole: boolean }>`
      /* prepared: take-stock */
      WITH locked AS (
        SELECT p.id, p.stock, w.quantity
        FROM unnest(${goods.map((sold) => sold.productId)}::uuid[], ${goods.map((sold) => sold.quantity)}::integer[],
                    ${goods.map((sold) => sold.mrpPaise)}::integer[],
                    ${goods.map((sold) => sold.netPaise)}::integer[]) AS w (id, quantity, mrp_paise, net_paise)
        JOIN product p USING (id) JOIN category c ON c.id = p.category_id
        WHERE p.state = 'active' AND c.active AND p.mrp_paise = w.mrp_paise AND p.net_paise = w.net_paise
        ORDER BY p.id FOR NO KEY UPDATE OF p
      ), taken AS (
        UPDATE product p SET stock = p.stock - l.quantity FROM locked l
        WHERE p.id = l.id AND p.stock >= l.quantity
        RETURNING p.id, l.quantity
      ), ledger AS (
        INSERT INTO stock_entry (id, product_id, at, change, reason, order_id)
        SELECT uuidv7(), id, ${at}, -quantity, 'order-placed', ${orderId} FROM taken
      )
      SELECT ${goods.length}::integer
        = (SELECT count(*) FROM taken) + (SELECT count(*) FROM locked WHERE stock IS NULL) AS taken_whole`);
    return result?.takenWhole ?? false;
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
        UPDATE product p SET stock = p.stock - a.more
        FROM asked a WHERE p.id = a.id AND a.more <> 0 AND (a.more < 0 OR p.stock >= a.more)
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
      WITH held AS (
        SELECT product_id AS id, -sum(change)::integer AS quantity FROM stock_entry
        WHERE order_id = ${orderId} GROUP BY product_id HAVING sum(change) < 0
      ), locked AS (
        SELECT p.id FROM product p JOIN held USING (id) ORDER BY p.id FOR NO KEY UPDATE OF p
      ), returned AS (
        UPDATE product p SET stock = p.stock + h.quantity
        FROM locked l JOIN held h USING (id) WHERE p.id = l.id
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
      SELECT uuidv7(), held.product_id, ${at}, held.quantity * side.sign, 'order-merged', side.order_id, ${actorName}
      FROM (SELECT product_id, -sum(change)::integer AS quantity FROM stock_entry
            WHERE order_id = ${fromOrderId} GROUP BY product_id HAVING sum(change) < 0) held
      CROSS JOIN (VALUES (${fromOrderId}::uuid, 1), (${toOrderId}::uuid, -1)) AS side (order_id, sign)`);
  }

  takeAgain(
    orderId: string,
    reason: 'order-reopened' | 'order-confirmed' | 'reserved-to-merge',
    actorName: string,
    at: Date,
  ): Promise<LackingGoods[]> {
    return this.database.rows(sql<LackingGoods>`
      WITH wanted AS (
        SELECT product_id AS id, quantity FROM order_line WHERE order_id = ${orderId}
      ), locked AS (
        SELECT p.id, p.code, p.name, p.stock FROM product p JOIN wanted USING (id)
        WHERE p.stock IS NOT NULL ORDER BY p.id FOR NO KEY UPDATE OF p
      ), taken AS (
        UPDATE product p SET stock = p.stock - w.quantity
        FROM locked l JOIN wanted w USING (id) WHERE p.id = l.id AND p.stock >= w.quantity
        RETURNING p.id, w.quantity
      ), ledger AS (
        INSERT INTO stock_entry (id, product_id, at, change, reason, order_id, actor_name)
        SELECT uuidv7(), id, ${at}, -quantity, ${reason}, ${orderId}, ${actorName} FROM taken
      )
      SELECT l.code, l.name, w.quantity - l.stock AS lacking FROM locked l JOIN wanted w USING (id)
      WHERE l.stock < w.quantity ORDER BY l.code`);
  }
}
