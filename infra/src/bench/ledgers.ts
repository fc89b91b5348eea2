import { withClient } from '../postgres/client.ts';
import { JSON_HEADERS, ORDER, signIn, type Stage } from './stage.ts';

const MEMBERS = 5_000;

/**
 * What a season of the orders that are there leaves in the books: a receipt for whatever was paid, of every other a row of
 * the bank, an invoice for whatever
 * was confirmed, each day about the same, every twentieth to a business; stock entries of the lines, a commission for every
 * tenth order, and members with six instalments. Written past the triggers, which keep sums that no report reads.
 */
export async function fillLedgers(stage: Stage): Promise<void> {
  const model = await dispatchedOrder(stage);
  const { superuserUrl, migrationUrl } = stage.postgres;
  const { pathname: database } = new URL(migrationUrl);
  await withClient(new URL(database, superuserUrl).href, async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query(
      `WITH paid AS (
         INSERT INTO receipt (id, mode, reference, amount_paise, allocated_paise, received_on, recorded_at)
         SELECT id, (ARRAY['upi', 'bank', 'cash'])[abs(hashtext(number)) % 3 + 1], 'BENCH' || number, paid_paise,
           paid_paise, placed_at::date, placed_at
         FROM orders WHERE paid_paise > 0 RETURNING id)
       INSERT INTO payment (id, order_id, amount_paise, recorded_at, receipt_id, kind, recorded_by_name)
       SELECT uuidv7(), o.id, o.paid_paise, o.placed_at, o.id, 'received', 'Bench' FROM paid JOIN orders o USING (id)`,
    );
    await client.query(
      `INSERT INTO reference_claim (receipt_id, mode, reference)
       SELECT id, mode, reference FROM receipt WHERE mode <> 'cash'`,
    );
    await client.query(
      `WITH b AS (INSERT INTO bank (id, name, heads) VALUES (uuidv7(), 'Bench', '{}') RETURNING id),
       s AS (INSERT INTO bank_statement (id, bank_id, file_name, opened_at, opened_by_name, known, debits, refused)
         SELECT uuidv7(), id, 'bench.csv', now(), 'Bench', 0, 0, '[]' FROM b RETURNING id)
       INSERT INTO bank_row (id, statement_id, place, identity, day, amount_paise, mode, description, reference)
       SELECT uuidv7(), s.id, row_number() OVER (), r.reference, r.received_on, r.amount_paise, r.mode, 'Bench', r.reference
       FROM receipt r, s WHERE r.mode <> 'cash' AND abs(hashtext(r.reference)) % 2 = 0`,
    );
    await client.query(
      `INSERT INTO invoice (id, kind, prefix, financial_year, running, number, order_id, issued_at, day, reason,
         taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise, content)
       SELECT uuidv7(), i.kind, 'BE', i.financial_year, n, 'BE/' || i.financial_year || '/' || lpad(n::text, 5, '0'),
         o.id, o.placed_at, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date, i.reason, i.taxable_paise, i.cgst_paise,
         i.sgst_paise, i.igst_paise, i.rounding_paise, i.total_paise,
         i.content || jsonb_build_object('orderNumber', o.number, 'buyer', i.content -> 'buyer' || CASE n % 20
           WHEN 0 THEN '{"gstin": "33AAAAA0000A1Z9", "tradeName": "Bench Traders"}'::jsonb ELSE '{}' END)
       FROM (SELECT *, row_number() OVER (ORDER BY placed_at) AS n FROM orders WHERE state IN ('confirmed', 'packed')) o,
         invoice i JOIN orders m ON m.id = i.order_id WHERE m.number = $1`,
      [model],
    );
    await client.query(
      `INSERT INTO invoice_tax SELECT i.id, t.* FROM invoice i CROSS JOIN LATERAL invoice_tax_of(i.order_id, i.content) t
       ON CONFLICT DO NOTHING`,
    );
    await client.query(
      `INSERT INTO stock_entry (id, product_id, at, change, reason, order_id)
       SELECT uuidv7(), l.product_id, o.placed_at, -l.quantity, 'order-placed', o.id
       FROM orders o JOIN order_line l ON l.order_id = o.id
       WHERE NOT EXISTS (SELECT FROM stock_entry e WHERE e.order_id = o.id)`,
    );
    await client.query(
      `INSERT INTO commission_entry (id, referrer_id, order_id, at, kind, cause, pending_paise, due_paise, paid_paise,
         base_paise, basis_points, rounded_to_paise)
       SELECT uuidv7(), r.id, o.id, o.placed_at, 'earned', 'order', 0, o.goods_paise / 2000 * 100, 0, o.goods_paise, 500, 100
       FROM orders o, (SELECT id FROM referrer LIMIT 1) r WHERE abs(hashtext(o.number)) % 10 = 0`,
    );
    await client.query(
      `INSERT INTO membership (id, token, idempotency_key, content_hash, scheme_id, monthly_paise, instalments,
         benefit_basis_points, first_month, due_day, grace_days, joined_at, consented_at, name, phone, address, nominee_name,
         nominee_relation, state, received_paise, held_paise, first_paid_on)
       SELECT uuidv7(), lpad(n::text, 22, 'x'), uuidv7(), '', s.id, s.monthly_paise, s.instalments,
         s.benefit_basis_points, s.first_month, s.due_day, 7, now() - interval '200 days', now(), 'Member ' || n,
         '9' || lpad(n::text, 9, '0'), 'Madurai', 'Selvi', 'Wife', 'active', 6 * s.monthly_paise, 6 * s.monthly_paise,
         current_date - 180
       FROM generate_series(1, $1::int) AS n, (SELECT * FROM scheme LIMIT 1) s`,
      [MEMBERS],
    );
    await client.query(
      `INSERT INTO membership_entry (id, membership_id, kind, amount_paise, mode, reference, received_on, recorded_at)
       SELECT uuidv7(), m.id, 'receipt', m.monthly_paise, 'upi', m.number || '-' || month, day, day
       FROM membership m, generate_series(1, 6) AS month, LATERAL (SELECT current_date - 30 * month AS day) d
       WHERE m.name LIKE 'Member %'`,
    );
    await client.query('VACUUM ANALYZE');
  });
}

/** The number of an order that was confirmed, packed and dispatched, and so has an invoice. */
async function dispatchedOrder(stage: Stage): Promise<string> {
  const { shop, newOrder } = stage;
  const placed = await fetch(shop.url + ORDER.path, { ...ORDER, headers: JSON_HEADERS, body: newOrder() });
  const { number } = (await placed.json()) as { number: string };
  const cookie = await signIn(stage);
  const step = async (name: string, body: object): Promise<void> => {
    const headers = { ...JSON_HEADERS, cookie, 'idempotency-key': crypto.randomUUID() };
    const url = `${shop.url}/api/admin/orders/${number}/${name}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${name} was answered ${answer.status}: ${await answer.text()}`);
  };
  await step('advance', { from: 'placed', to: 'confirmed' });
  await step('advance', { from: 'confirmed', to: 'packed' });
  const lorry = {
    transporter: 'Bench',
    lrNumber: '1',
    lrDate: new Date().toISOString().slice(0, 10),
    parcels: 1,
  };
  await step('dispatch', { from: 'packed', unpaidReason: 'Bench', ...lorry });
  return number;
}
