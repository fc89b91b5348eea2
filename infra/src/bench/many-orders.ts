import { until } from '../wait.ts';
import { withClient } from '../postgres/client.ts';
import { JSON_HEADERS, ORDER, type Stage } from './stage.ts';

const GIVEN = [
  'Meenakshi',
  'Ravi',
  'Kavitha',
  'Arun',
  'Fatima',
  'Murugan',
  'Lakshmi',
  'John',
  'Selvi',
  'Imtiaz',
  'Padma',
  'Hema',
];
const FAMILY = [
  'Sundaram',
  'Kumar',
  'Begum',
  'Raja',
  'Pillai',
  'Nadar',
  'Devi',
  'Krishnan',
  'Joseph',
  'Reddy',
];
const CITIES = [
  'Madurai',
  'Chennai',
  'Salem',
  'Tenkasi',
  'Ooty',
  'Erode',
  'Karur',
  'Hosur',
  'Vellore',
  'Theni',
];
/** A season, in minutes. */
const SEASON = 90 * 24 * 60;

/**
 * Fills the shop until it has so many orders, messages and changes in its audit log: the orders of a season by names,
 * cities, states and sums of all kinds, three lines each, a third of them paid and a third in part,
 * a fifth called about once, and ticks of what is packed.
 */
export async function fillOrders({ shop, postgres, newOrder }: Stage, wanted: number): Promise<void> {
  const model = await fetch(shop.url + ORDER.path, {
    method: ORDER.method,
    headers: { ...JSON_HEADERS, 'x-forwarded-for': '10.0.0.1' },
    body: newOrder(),
  });
  if (!model.ok) throw new Error(`An order was answered ${model.status}: ${await model.text()}`);
  const { number } = (await model.json()) as { number: string };
  await withClient(postgres.migrationUrl, async (client) => {
    // An order and its lines come in one transaction.
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
         pickup_location_id, pickup_location, customer_name, phone, address, city, district, state_code, state_name,
         pin_code, remarks, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise, paid_paise,
         adult_confirmed_at, terms_accepted_at, reserved)
       SELECT uuidv7(), 'BE26-' || lpad(n::text, 6, '0'), lpad(n::text, 22, 'x'), uuidv7(), '',
         now() - (n * 7919 % $4) * interval '1 minute', (ARRAY['placed', 'confirmed', 'packed', 'cancelled'])[n % 4 + 1],
         delivery, pickup_location_id, pickup_location,
         ($2::text[])[n * 31 % cardinality($2::text[]) + 1] || ' ' || ($3::text[])[n * 17 % cardinality($3::text[]) + 1],
         '9' || lpad((n::bigint * 48271 % 1000000000)::text, 9, '0'), address,
         ($5::text[])[n * 13 % cardinality($5::text[]) + 1], district, state_code, state_name, pin_code, remarks,
         mrp_paise, goods_paise + n % 5000 * 100, packing_paise, freight_paise, rounding_paise,
         total_paise + n % 5000 * 100, CASE n % 3 WHEN 0 THEN 0 WHEN 1 THEN 10000 ELSE total_paise + n % 5000 * 100 END,
         placed_at, placed_at,
         -- Those of before two days the shop has let go, order by order; it would go on with it all the while.
         n * 7919 % $4 < 2 * 24 * 60
       FROM orders model, generate_series((SELECT count(*)::int FROM orders), $1::int - 1) AS n WHERE model.number = $6`,
      [wanted, GIVEN, FAMILY, SEASON, CITIES, number],
    );
    await client.query(
      `INSERT INTO order_line (order_id, position, product_id, code, name, unit, mrp_paise, net_paise, quantity)
       SELECT o.id, l.position, l.product_id, l.code, l.name, l.unit, l.mrp_paise, l.net_paise, l.quantity
       FROM orders o, order_line l JOIN orders model ON model.id = l.order_id
       WHERE model.number = $1 AND l.position <= 3
         AND NOT EXISTS (SELECT FROM order_line own WHERE own.order_id = o.id)`,
      [number],
    );
    await client.query('COMMIT');
    await client.query(
      `INSERT INTO call_try (id, order_id, at, outcome, again_at, staff_id, staff_name)
       SELECT uuidv7(), o.id, o.placed_at, (ARRAY['no-answer', 'later'])[chance % 2 + 1],
         CASE WHEN chance % 3 = 0 THEN now() + chance % 600 * interval '1 minute' ELSE o.placed_at END, s.id, s.name
       FROM orders o, LATERAL (SELECT abs(hashtext(o.number)) AS chance) any_of, (SELECT id, name FROM staff LIMIT 1) s
       WHERE chance % 5 = 0 AND NOT EXISTS (SELECT FROM call_try t WHERE t.order_id = o.id)`,
    );
    await client.query(
      `INSERT INTO packing_tick (order_id, code, name, packed, begun_at, ticked_at, device, sequence, staff_id, staff_name)
       SELECT o.id, l.code, l.name, l.quantity, o.placed_at, o.placed_at, uuidv7(), l.position, s.id, s.name
       FROM orders o JOIN order_line l ON l.order_id = o.id, (SELECT id, name FROM staff LIMIT 1) s
       WHERE (o.state = 'packed' OR o.state = 'confirmed' AND abs(hashtext(o.number)) % 1000 = 0)
       ON CONFLICT DO NOTHING`,
    );
    await client.query(
      `INSERT INTO contact_message (id, at, name, phone, subject, message)
       SELECT uuidv7(), placed_at, customer_name, phone, 'delivery', 'Do you send to ' || city || '?'
       FROM orders o WHERE NOT EXISTS (SELECT FROM contact_message m WHERE m.phone = o.phone)`,
    );
    await client.query(
      `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
       SELECT uuidv7(), now() - n * interval '1 minute', 'system', 'Bench', 'saved', 'setting/' || n % 5,
         '{"message": "before"}', '{"message": "after"}'
       FROM generate_series((SELECT count(*)::int FROM audit_entry), $1::int - 1) AS n`,
      [wanted],
    );
    const isCounted = async () =>
      (await client.query('SELECT FROM order_day_touched LIMIT 1')).rowCount === 0;
    if (!(await until(isCounted, { within: 120_000, every: 500 })))
      throw new Error('The days are not counted');
    await client.query('VACUUM ANALYZE');
  });
}
