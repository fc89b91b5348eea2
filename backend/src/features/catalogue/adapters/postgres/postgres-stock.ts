import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Stock, type LackingGoods, type SoldGoods } from '../../application/stock.ts';

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
      WITH wanted AS (
        SELECT * FROM unnest(${goods.map((sold) => sold.productId)}::uuid[],
                             ${goods.map((sold) => sold.quantity)}::integer[],
                             ${goods.map((sold) => sold.mrpPaise)}::integer[],
                             ${goods.map((sold) => sold.netPaise)}::integer[]) AS w (id, quantity, mrp_paise, net_paise)
      ), locked AS (
        SELECT p.id, p.stock FROM wanted w JOIN product p USING (id) JOIN category c ON c.id = p.category_id
        WHERE p.state = 'active' AND c.active AND p.mrp_paise = w.mrp_paise AND p.net_paise = w.net_paise
        ORDER BY p.id FOR NO KEY UPDATE OF p
      ), taken AS (
        UPDATE product p SET stock = p.stock - w.quantity
        FROM locked l JOIN wanted w USING (id)
        WHERE p.id = l.id AND p.stock >= w.quantity
        RETURNING p.id
      ), ledger AS (
        INSERT INTO stock_entry (id, product_id, at, change, reason, order_id)
        SELECT uuidv7(), w.id, ${at}, -w.quantity, 'order-placed', ${orderId}
        FROM taken JOIN wanted w USING (id)
      )
      SELECT (SELECT count(*) FROM wanted)
        = (SELECT count(*) FROM taken) + (SELECT count(*) FROM locked WHERE stock IS NULL) AS taken_whole`);
    return result?.takenWhole ?? false;
  }

  async giveBack(orderId: string, actorName: string, at: Date): Promise<void> {
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
      SELECT uuidv7(), id, ${at}, quantity, 'order-cancelled', ${orderId}, ${actorName} FROM returned`);
  }

  takeAgain(orderId: string, actorName: string, at: Date): Promise<LackingGoods[]> {
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
        SELECT uuidv7(), id, ${at}, -quantity, 'order-reopened', ${orderId}, ${actorName} FROM taken
      )
      SELECT l.code, l.name, w.quantity - l.stock AS lacking FROM locked l JOIN wanted w USING (id)
      WHERE l.stock < w.quantity ORDER BY l.code`);
  }
}
