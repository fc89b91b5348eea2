import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The parts of the order's request that its rows are made of. */
interface PlainRequest {
  idempotencyKey: string;
  deviceId: string;
  lines: { code: string; quantity: number; netPaise: number }[];
  expectedTotalPaise: number;
  customer: Record<string, string>;
  pickupLocationId: string;
}

interface PlainProduct {
  id: string;
  code: string;
  name: string;
  name_ta: string | null;
  unit: string;
  content: string | null;
  mrp_paise: number;
  net_paise: number;
}

/** At the end of the floor's address: with statements that are prepared. */
export const PREPARED = '?prepared';

/**
 * The same rows and stock updates as an order through the shop, in one transaction of a few batched statements, with
 * nothing checked: no validation, no rules, no layers.
 * @param prepared whether its statements are parsed and planned once a connection, as the shop's are, or at every call
 */
export async function placePlainly(
  pool: pg.Pool,
  body: string,
  address: string,
  prepared: boolean,
): Promise<{ number: string; token: string }> {
  const request = JSON.parse(body) as PlainRequest;
  const quantities = new Map(request.lines.map(({ code, quantity }) => [code, quantity]));
  const client = await pool.connect();
  const ask = <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    client.query<Row>({ ...(prepared && { name }), text, values });
  try {
    await client.query('BEGIN');
    const { rows: products } = await ask<PlainProduct>(
      'products',
      'SELECT id, code, name, name_ta, unit, content, mrp_paise, net_paise, stock FROM product WHERE code = ANY($1)',
      [[...quantities.keys()]],
    );
    const quantityOf = (product: PlainProduct) => quantities.get(product.code) ?? 0;
    const sum = (key: 'mrp_paise' | 'net_paise') =>
      products.reduce((total, product) => total + product[key] * quantityOf(product), 0);
    const goods = sum('net_paise');
    const id = randomUUID();
    const token = randomBytes(16).toString('base64url');
    const { customer } = request;
    const senders = [address, request.deviceId].map((sender) =>
      createHash('sha256').update(sender).digest('base64url'),
    );
    await ask('enter', 'SELECT * FROM enter_order($1, $2, $3, $4, now(), $5)', [
      customer['phone'],
      senders.slice(1),
      senders,
      [60, 6],
      id,
    ]);
    const { rows } = await ask<{ number: string }>(
      'order',
      `INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
         pickup_location_id, pickup_location, customer_name, phone, address, city, district, state_code, state_name,
         pin_code, remarks, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise,
         adult_confirmed_at, terms_accepted_at)
       VALUES ($1, 'PL26-' || lpad(nextval('order_number')::text, 8, '0'), $2, $3, $2, now(), 'placed', 'pickup', $4,
         '{}', $5, $11, $6, $7, $8, '33', 'Tamil Nadu', '625001', '', $9, $10, 0, 0, 0, $10, now(), now())
       RETURNING number`,
      [
        id,
        token,
        request.idempotencyKey,
        request.pickupLocationId,
        customer['name'],
        customer['address'],
        customer['city'],
        customer['district'],
        sum('mrp_paise'),
        goods,
        customer['phone'],
      ],
    );
    await ask(
      'lines',
      `INSERT INTO order_line (order_id, position, product_id, code, name, name_ta, unit, content, mrp_paise,
         net_paise, quantity)
       SELECT $1, line.* FROM unnest($2::integer[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[],
         $8::text[], $9::integer[], $10::integer[], $11::integer[]) AS line`,
      [
        id,
        products.map((_, index) => index + 1),
        products.map((product) => product.id),
        products.map((product) => product.code),
        products.map((product) => product.name),
        products.map((product) => product.name_ta),
        products.map((product) => product.unit),
        products.map((product) => product.content),
        products.map((product) => product.mrp_paise),
        products.map((product) => product.net_paise),
        products.map(quantityOf),
      ],
    );
    await ask(
      'event',
      `INSERT INTO order_event (id, order_id, at, kind, actor_kind, actor_name)
       VALUES (uuidv7(), $1, now(), 'placed', 'customer', $2)`,
      [id, customer['name']],
    );
    await ask(
      'stock',
      `WITH w AS (SELECT * FROM unnest($1::uuid[], $2::integer[]) AS w (id, quantity)),
       locked AS (SELECT p.id FROM product p JOIN w USING (id) ORDER BY p.id FOR NO KEY UPDATE OF p)
       UPDATE product p SET stock = p.stock - w.quantity FROM locked JOIN w USING (id)
       WHERE p.id = locked.id AND p.stock >= w.quantity`,
      [products.map((product) => product.id), products.map(quantityOf)],
    );
    await ask(
      'stock-ledger',
      `INSERT INTO stock_entry (id, product_id, at, change, reason, order_id)
       SELECT uuidv7(), w.id, now(), -w.quantity, 'order-placed', $3
       FROM unnest($1::uuid[], $2::integer[]) AS w (id, quantity)`,
      [products.map((product) => product.id), products.map(quantityOf), id],
    );
    await client.query('COMMIT');
    return { number: rows[0]?.number ?? '', token };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
