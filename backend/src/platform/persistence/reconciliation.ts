import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** Raw SQL: each check compares sums of a whole ledger with what is kept beside it. */

export interface Difference {
  check: string;
  subject: string;
  expected: string;
  found: string;
}

type Row = Omit<Difference, 'check'>;

/** Sums are derived from ledgers; where a copy is kept beside one (stock, totals, states) the two must agree. */
const CHECKS: Record<string, RawBuilder<Row>> = {
  'stock is the sum of its ledger': sql`
    SELECT p.code AS subject, coalesce(sum(e.change), 0)::text AS expected, p.stock::text AS found
    FROM product p LEFT JOIN stock_entry e ON e.product_id = p.id
    WHERE p.stock IS NOT NULL GROUP BY p.id HAVING p.stock <> coalesce(sum(e.change), 0)`,
  'an order holds what its lines say, one that is cancelled or reserves nothing holds nothing': sql`
    SELECT o.number || ' ' || l.code AS subject, held.wanted::text AS expected, held.taken::text AS found
    FROM orders o JOIN order_line l ON l.order_id = o.id
    JOIN product p ON p.id = l.product_id AND p.stock IS NOT NULL
    CROSS JOIN LATERAL (
      SELECT CASE WHEN o.state = 'cancelled' OR NOT o.reserved OR l.product_id = ANY (o.unreserved) THEN 0
        ELSE l.quantity END AS wanted,
        coalesce((SELECT -sum(change) FROM stock_entry e
                  WHERE e.order_id = o.id AND e.product_id = l.product_id AND e.reason <> 'goods-returned'), 0)
          AS taken) held
    WHERE held.wanted <> held.taken AND o.placed_at >= coalesce(p.counted_since, '-infinity')`,
  'only an order that nobody has confirmed reserves nothing, or not all, or counts for a stranger’s': sql`
    SELECT number AS subject, 'reserved' AS expected, state AS found
    FROM orders WHERE (NOT reserved OR unreserved <> '{}' OR from_stranger) AND state NOT IN ('placed', 'cancelled')`,
  'what is held of a product, and by strangers, is what orders that are not packed have taken': sql`
    SELECT p.code AS subject, concat_ws(' ', taken.held, taken.strangers) AS expected,
      concat_ws(' ', p.held, p.strangers) AS found
    FROM product p LEFT JOIN (
      SELECT e.product_id, -sum(e.change) AS held, -sum(e.change * o.from_stranger::integer) AS strangers
      FROM orders o JOIN stock_entry e ON e.order_id = o.id WHERE o.state IN ('placed', 'confirmed')
      GROUP BY e.product_id) sums ON sums.product_id = p.id
    CROSS JOIN LATERAL (SELECT coalesce(sums.held, 0) AS held, coalesce(sums.strangers, 0) AS strangers) taken
    WHERE (p.held, p.strangers) <> (taken.held, taken.strangers)`,
  'an order holds nothing of what is no line of it': sql`
    SELECT o.number || ' ' || p.code AS subject, '0' AS expected, (-sum(e.change))::text AS found
    FROM stock_entry e JOIN orders o ON o.id = e.order_id JOIN product p ON p.id = e.product_id
    WHERE NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.product_id = p.id)
    GROUP BY o.number, p.code HAVING sum(e.change) <> 0`,
  'of every revision of an order but the last it is kept what it was': sql`
    SELECT o.number AS subject, o.revision::text AS expected, count(r.revision)::text AS found
    FROM orders o LEFT JOIN order_revision r ON r.order_id = o.id AND r.revision < o.revision
    GROUP BY o.id HAVING count(r.revision) <> o.revision`,
  'the goods of an order are the sum of its lines': sql`
    SELECT o.number AS subject, coalesce(sum(l.net_paise::bigint * l.quantity), 0)::text AS expected,
      o.goods_paise::text AS found
    FROM orders o LEFT JOIN order_line l ON l.order_id = o.id
    GROUP BY o.id HAVING coalesce(sum(l.net_paise::bigint * l.quantity), 0) <> o.goods_paise`,
  'what waits for a customer’s answer is of an order as it was proposed, and not packed yet': sql`
    SELECT o.number AS subject, 'placed or confirmed, revision ' || p.order_revision AS expected,
      o.state || ', revision ' || o.revision AS found
    FROM order_proposal p JOIN orders o ON o.id = p.order_id
    WHERE p.state IN ('open', 'declined')
      AND (o.revision <> p.order_revision OR o.state NOT IN ('placed', 'confirmed'))`,
  'what a customer agreed to is the next revision of the order': sql`
    SELECT o.number AS subject, p.total_paise::text AS expected, coalesce(agreed.paise::text, 'nothing') AS found
    FROM order_proposal p JOIN orders o ON o.id = p.order_id
    CROSS JOIN LATERAL (SELECT CASE WHEN o.revision = p.order_revision + 1 THEN o.total_paise ELSE (
      SELECT (r.content -> 'totals' ->> 'totalPaise')::bigint FROM order_revision r
      WHERE r.order_id = o.id AND r.revision = p.order_revision + 1) END AS paise) agreed
    WHERE p.state = 'accepted' AND agreed.paise IS DISTINCT FROM p.total_paise`,
  'what waits for the shop’s answer is of an order as it was when its customer asked, and not packed yet': sql`
    SELECT o.number AS subject, 'placed or confirmed, revision ' || c.order_revision AS expected,
      o.state || ', revision ' || o.revision AS found
    FROM own_change c JOIN orders o ON o.id = c.order_id
    WHERE c.state = 'open' AND (o.revision <> c.order_revision OR o.state NOT IN ('placed', 'confirmed'))`,
  'an order that was put into another is cancelled': sql`
    SELECT o.number AS subject, 'cancelled' AS expected, o.state AS found
    FROM order_merge m JOIN orders o ON o.id = m.order_id WHERE o.state <> 'cancelled'`,
  'goods that were put into another order were of the one that was emptied': sql`
    SELECT p.code AS subject, '0' AS expected, sum(e.change)::text AS found
    FROM stock_entry e JOIN product p ON p.id = e.product_id
    WHERE e.reason = 'order-merged' GROUP BY p.id HAVING sum(e.change) <> 0`,
  'the state of an order is its last step': sql`
    SELECT o.number AS subject, coalesce(last.state, 'a step') AS expected, o.state AS found
    FROM orders o LEFT JOIN LATERAL (
      SELECT coalesce(e.state, e.kind) AS state FROM order_event e
      WHERE e.order_id = o.id AND (e.state IS NOT NULL
        OR e.kind IN ('placed', 'confirmed', 'packed', 'dispatched', 'arrived', 'collected', 'cancelled'))
      ORDER BY e.at DESC, e.id DESC LIMIT 1) last ON true
    WHERE last.state IS DISTINCT FROM o.state`,
  'every step of an order begins where the one before it ended': sql`
    SELECT o.number AS subject, coalesce(step.before, 'nothing') AS expected, step.from_state AS found
    FROM (SELECT order_id, from_state, lag(coalesce(state, kind)) OVER (PARTITION BY order_id ORDER BY at, id) AS before
          FROM order_event WHERE state IS NOT NULL
            OR kind IN ('placed', 'confirmed', 'packed', 'dispatched', 'arrived', 'collected', 'cancelled')) step
    JOIN orders o ON o.id = step.order_id
    WHERE step.from_state IS NOT NULL AND step.before IS DISTINCT FROM step.from_state`,
  'every revision of an order is an event of it': sql`
    SELECT o.number AS subject, o.revision::text AS expected, count(e.id)::text AS found
    FROM orders o LEFT JOIN order_event e ON e.order_id = o.id AND e.kind IN ('edited', 'took-over')
    GROUP BY o.id HAVING count(e.id) <> o.revision`,
  'what hangs on an order has its order': sql`
    SELECT part.relation || ' ' || part.order_id AS subject, 'an order' AS expected, 'none' AS found
    FROM (SELECT DISTINCT 'order_line' AS relation, order_id FROM order_line
          UNION SELECT 'order_event', order_id FROM order_event
          UNION SELECT 'order_revision', order_id FROM order_revision
          UNION SELECT 'payment', order_id FROM payment
          UNION SELECT 'invoice', order_id FROM invoice
          UNION SELECT 'stock_entry', order_id FROM stock_entry WHERE order_id IS NOT NULL) part
    WHERE NOT EXISTS (SELECT FROM orders o WHERE o.id = part.order_id)`,
  'what is paid on an order is the sum of its payments': sql`
    SELECT o.number AS subject, coalesce(sum(p.amount_paise), 0)::text AS expected, o.paid_paise::text AS found
    FROM orders o LEFT JOIN payment p ON p.order_id = o.id
    GROUP BY o.id HAVING o.paid_paise <> coalesce(sum(p.amount_paise), 0)`,
  'what orders owe is what they cost less what was paid, and nothing once cancelled': sql`
    SELECT number AS subject, owed::text AS expected, balance_paise::text AS found
    FROM orders CROSS JOIN LATERAL (
      SELECT CASE WHEN state = 'cancelled' THEN 0 ELSE total_paise - benefit_paise + benefit_rounding_paise - credited_paise END
        - coalesce((SELECT sum(amount_paise) FROM payment p WHERE p.order_id = orders.id), 0) AS owed) ledger
    WHERE balance_paise <> owed`,
  'orders have of a receipt what it is allocated, and no more than came in': sql`
    SELECT r.id::text AS subject, coalesce(sum(p.amount_paise), 0)::text AS expected, r.allocated_paise::text AS found
    FROM receipt r LEFT JOIN payment p ON p.receipt_id = r.id
    GROUP BY r.id HAVING r.allocated_paise <> coalesce(sum(p.amount_paise), 0)
      OR coalesce(sum(p.amount_paise), 0) NOT BETWEEN least(r.amount_paise, 0) AND greatest(r.amount_paise, 0)`,
  'of a corrected receipt no order has anything, but scheme credit that was paid back in cash': sql`
    SELECT o.number AS subject, '0' AS expected, sum(p.amount_paise)::text AS found
    FROM receipt_correction JOIN payment p USING (receipt_id) JOIN orders o ON o.id = p.order_id
    JOIN receipt r ON r.id = p.receipt_id
    GROUP BY r.id, o.id HAVING sum(p.amount_paise) NOT BETWEEN 0 AND CASE r.mode WHEN 'scheme-credit' THEN (
      SELECT coalesce(-sum(amount_paise), 0) FROM payment WHERE order_id = o.id AND kind = 'refunded') ELSE 0 END`,
  'a reference is claimed by the receipt that has it, in its normal form or as its bank’s row says it, until that is corrected': sql`
    SELECT coalesce(r.mode || ' ' || coalesce(r.reference, c.reference), c.mode || ' ' || c.reference) AS subject,
      (wanted.reference IS NOT NULL)::text AS expected, coalesce(c.reference, 'nothing') AS found
    FROM receipt r LEFT JOIN receipt_correction wrong ON wrong.receipt_id = r.id
    LEFT JOIN bank_backing backing ON backing.receipt_id = r.id
    LEFT JOIN bank_row told ON told.id = backing.bank_row_id
    LEFT JOIN reference_claim c ON (c.receipt_id, c.mode) = (r.id, r.mode)
    CROSS JOIN LATERAL (SELECT CASE WHEN wrong.receipt_id IS NULL
      THEN coalesce(told.reference, r.reference) END AS reference) wanted
    WHERE (wanted.reference IS NULL) <> (c.reference IS NULL)
      OR position(c.reference IN wanted.reference) = 0`,
  'a row of a bank backs an entry of its sum that stands': sql`
    SELECT coalesce(r.reference, r.id::text) AS subject, r.amount_paise::text AS expected,
      coalesce(entry.paise::text, 'nothing') AS found
    FROM bank_backing b JOIN bank_row r ON r.id = b.bank_row_id
    LEFT JOIN LATERAL (
      SELECT i.amount_paise AS paise FROM receipt i WHERE i.id = b.receipt_id
        AND NOT EXISTS (SELECT FROM receipt_correction wrong WHERE wrong.receipt_id = i.id)
      UNION ALL SELECT e.amount_paise FROM membership_entry e WHERE e.id = b.entry_id
        AND NOT EXISTS (SELECT FROM membership_entry wrong WHERE wrong.corrects = e.id)) entry ON true
    WHERE entry.paise IS DISTINCT FROM r.amount_paise`,
  'no order has paid back more than came in': sql`
    SELECT o.number AS subject, '0 or more' AS expected, sum(p.amount_paise)::text AS found
    FROM orders o JOIN payment p ON p.order_id = o.id GROUP BY o.id HAVING sum(p.amount_paise) < 0`,
  'the sums of a day are those of its orders': sql`
    SELECT d.day::text AS subject, counted::text AS expected, coalesce(kept::text, 'nothing') AS found
    FROM (SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Kolkata')::date AS day FROM orders
          UNION SELECT day FROM order_day) d
    CROSS JOIN LATERAL (SELECT d.day, sums.* FROM order_day_sums(d.day) sums) counted
    LEFT JOIN order_sums kept ON kept.day = d.day
    WHERE kept::text IS DISTINCT FROM counted::text`,
  'what a day sold, to where and by whom, is what its orders say': sql`
    SELECT coalesce(kept.day, counted.day) || ' ' || coalesce(kept.key, counted.key) AS subject,
      coalesce(counted::text, 'nothing') AS expected, coalesce(kept::text, 'nothing') AS found
    FROM (SELECT days.day, shares.*
          FROM (SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Kolkata')::date AS day FROM orders) days
          CROSS JOIN LATERAL order_day_shares(days.day) shares) counted
    FULL JOIN order_shares kept ON (kept.day, kept.kind, kept.key) = (counted.day, counted.kind, counted.key)
    WHERE kept::text IS DISTINCT FROM counted::text`,
  'what a referrer has pending, due and paid is the sum of the ledger': sql`
    SELECT r.code AS subject, concat_ws(' ', ledger.pending, ledger.due, ledger.paid) AS expected,
      concat_ws(' ', s.pending_paise, s.due_paise, s.paid_paise) AS found
    FROM referrer r LEFT JOIN commission_sum s ON s.referrer_id = r.id
    CROSS JOIN LATERAL (
      SELECT sum(pending_paise) AS pending, sum(due_paise) AS due, sum(paid_paise) AS paid
      FROM commission_entry WHERE referrer_id = r.id) ledger
    WHERE (s.pending_paise, s.due_paise, s.paid_paise) IS DISTINCT FROM (ledger.pending, ledger.due, ledger.paid)`,
  'an order is worth to its referrer what the ledger says': sql`
    SELECT o.number || ' ' || r.code AS subject, worth.paise::text AS expected, ledger.paise::text AS found
    FROM orders o JOIN referrer r ON r.id = o.referrer_id
      OR r.id IN (SELECT referrer_id FROM commission_entry WHERE order_id = o.id)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(pending_paise + due_paise), 0) AS paise, min(turn) AS first
      FROM commission_entry WHERE order_id = o.id AND referrer_id = r.id) ledger
    LEFT JOIN commission_entry f ON f.turn = ledger.first
    CROSS JOIN LATERAL (
      SELECT CASE WHEN o.state = 'cancelled' OR r.id IS DISTINCT FROM o.referrer_id OR EXISTS (
          SELECT FROM referral_flag WHERE order_id = o.id AND referrer_id = r.id AND decision = 'refused') THEN 0
        ELSE ((o.goods_paise - o.benefit_paise - o.credited_goods_paise) * coalesce(f.basis_points, r.commission_basis_points) + 5000) / 10000 END AS paise) worth
    WHERE worth.paise <> ledger.paise`,
  'a payout stands in the ledger as it stands with the bank': sql`
    SELECT p.reference AS subject, wanted.paise::text AS expected, ledger.paise::text AS found
    FROM payout p
    CROSS JOIN LATERAL (SELECT CASE
        WHEN p.state IN ('sent', 'paid') THEN p.gross_paise WHEN p.tax_stands THEN p.tax_paise ELSE 0 END AS paise) wanted
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(paid_paise), 0) AS paise FROM commission_entry WHERE payout_id = p.id) ledger
    WHERE ledger.paise <> wanted.paise`,
  'what was earned was credited, or paid before it was, or is neither yet, each once': sql`
    SELECT r.code AS subject, earned.paise::text AS expected, concat_ws(' ', taxed.paise, left_over.gross_paise) AS found
    FROM referrer r
    CROSS JOIN LATERAL (SELECT coalesce(sum(due_paise), 0) AS paise FROM commission_entry
      WHERE referrer_id = r.id AND order_id IS NOT NULL) earned
    CROSS JOIN LATERAL (SELECT coalesce(sum(gross_paise), 0) AS paise FROM commission_tax WHERE referrer_id = r.id) taxed
    CROSS JOIN LATERAL commission_uncredited(r.id) left_over
    WHERE earned.paise <> taxed.paise + left_over.gross_paise`,
  'the tax of a monthly credit stands in the ledger': sql`
    SELECT r.code || ' ' || c.month AS subject, c.tax_paise::text AS expected, ledger.paise::text AS found
    FROM commission_credit c JOIN referrer r ON r.id = c.referrer_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(paid_paise), 0) AS paise FROM commission_entry WHERE credit_id = c.id) ledger
    WHERE ledger.paise <> c.tax_paise`,
  'what is due to a referrer is what was earned less its tax and what was transferred': sql`
    SELECT r.code AS subject, (earned.paise - taxed.paise - sent.paise)::text AS expected, s.due_paise::text AS found
    FROM commission_sum s JOIN referrer r ON r.id = s.referrer_id
    CROSS JOIN LATERAL (SELECT coalesce(sum(due_paise), 0) AS paise FROM commission_entry
      WHERE referrer_id = r.id AND order_id IS NOT NULL) earned
    CROSS JOIN LATERAL (SELECT coalesce(sum(tax_paise), 0) AS paise FROM commission_tax WHERE referrer_id = r.id) taxed
    CROSS JOIN LATERAL (SELECT coalesce(sum(gross_paise - tax_paise), 0) AS paise FROM payout
      WHERE referrer_id = r.id AND state IN ('sent', 'paid')) sent
    WHERE s.due_paise <> earned.paise - taxed.paise - sent.paise`,
  'every entry of money is an event of its order': sql`
    SELECT o.number AS subject, sum(p.amount_paise)::text AS expected, told.paise::text AS found
    FROM orders o JOIN payment p ON p.order_id = o.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount_paise), 0) AS paise FROM order_event WHERE order_id = o.id) told
    GROUP BY o.id, told.paise HAVING sum(p.amount_paise) <> told.paise`,
  'an order that left is invoiced for what it is worth, a cancelled one for nothing': sql`
    SELECT o.number AS subject, due.paise::text AS expected, billed.paise::text AS found
    FROM orders o
    CROSS JOIN LATERAL (SELECT count(*) AS papers,
        coalesce(sum(CASE i.kind WHEN 'invoice' THEN i.total_paise ELSE -i.total_paise END), 0) AS paise
      FROM invoice i WHERE i.order_id = o.id) billed
    CROSS JOIN LATERAL (
      SELECT CASE o.state WHEN 'cancelled' THEN 0
        ELSE o.total_paise - o.benefit_paise + o.benefit_rounding_paise - o.credited_paise END AS paise) due
    WHERE o.state IN ('dispatched', 'arrived', 'collected', 'cancelled') AND billed.paise <> due.paise
      AND (billed.papers > 0 OR o.state <> 'cancelled' AND EXISTS (
        SELECT FROM order_event e WHERE e.order_id = o.id AND e.kind = 'dispatched'
          AND e.at >= (SELECT min(issued_at) FROM invoice)))`,
  'what is kept of an invoice for the returns comes to its tax': sql`
    SELECT i.number AS subject, concat_ws(' ', i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise) AS expected,
      kept.amounts AS found
    FROM invoice i LEFT JOIN invoice_tax t ON t.invoice_id = i.id
    CROSS JOIN LATERAL (
      SELECT concat_ws(' ', sum("taxablePaise"), sum("cgstPaise"), sum("sgstPaise"), sum("igstPaise")) AS amounts
      FROM jsonb_to_recordset(t.sums) AS l ("taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint,
        "igstPaise" bigint)) kept
    WHERE kept.amounts <> concat_ws(' ', i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise)`,
  'a credit note takes back just what its invoice says': sql`
    SELECT c.number AS subject, i.total_paise::text AS expected, c.total_paise::text AS found
    FROM invoice c JOIN invoice i ON i.id = c.credits
    WHERE c.order_id <> i.order_id OR NOT c.is_part AND (c.total_paise <> i.total_paise
      OR EXISTS (SELECT FROM invoice n WHERE n.credits = i.id AND n.is_part))`,
  'what was credited of an order in parts is what its credit notes say': sql`
    SELECT o.number AS subject, concat_ws(' ', notes.paise, notes.goods) AS expected,
      concat_ws(' ', o.credited_paise, o.credited_goods_paise) AS found
    FROM orders o CROSS JOIN LATERAL (
      SELECT coalesce(sum(total_paise), 0) AS paise, coalesce(sum(total_paise - rounding_paise), 0) AS goods
      FROM invoice WHERE order_id = o.id AND is_part) notes
    WHERE (o.credited_paise, o.credited_goods_paise) <> (notes.paise, notes.goods)`,
  'no more of an invoice is credited than was billed': sql`
    SELECT i.number || ' ' || (l ->> 'code') AS subject, 'at most ' || (l ->> 'quantity') AS expected,
      credited.quantity::text AS found
    FROM invoice i CROSS JOIN LATERAL jsonb_array_elements(i.content -> 'lines') l
    CROSS JOIN LATERAL (
      SELECT sum((g ->> 'quantity')::integer) AS quantity FROM invoice n
      CROSS JOIN LATERAL jsonb_array_elements(n.content -> 'lines') g
      WHERE n.credits = i.id AND n.is_part AND g ->> 'code' = l ->> 'code') credited
    WHERE EXISTS (SELECT FROM invoice n WHERE n.credits = i.id AND n.is_part)
      AND credited.quantity > (l ->> 'quantity')::integer`,
  'no more goods came back than were credited': sql`
    SELECT o.number || ' ' || l.code AS subject, 'at most ' || credited.quantity AS expected, back.quantity::text AS found
    FROM (SELECT order_id, product_id, sum(change) AS quantity FROM stock_entry WHERE reason = 'goods-returned'
          GROUP BY order_id, product_id) back
    JOIN orders o ON o.id = back.order_id
    JOIN order_line l ON l.order_id = o.id AND l.product_id = back.product_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum((g ->> 'quantity')::integer), 0) AS quantity FROM invoice n
      CROSS JOIN LATERAL jsonb_array_elements(n.content -> 'lines') g
      WHERE n.order_id = o.id AND n.is_part AND g ->> 'code' = l.code) credited
    WHERE back.quantity > credited.quantity`,
  'what a passbook holds is the sum of its ledger': sql`
    SELECT m.number AS subject, coalesce(sum(e.amount_paise), 0)::text AS expected, m.held_paise::text AS found
    FROM membership m LEFT JOIN membership_entry e ON e.membership_id = m.id
    GROUP BY m.id HAVING m.held_paise <> coalesce(sum(e.amount_paise), 0)`,
  'what a passbook received is the sum of its receipts that stand': sql`
    SELECT m.number AS subject, coalesce(standing.paise, 0)::text AS expected, m.received_paise::text AS found
    FROM membership m CROSS JOIN LATERAL (
      SELECT sum(amount_paise) AS paise FROM membership_entry e
      WHERE e.membership_id = m.id AND e.kind = 'receipt'
        AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id)) standing
    WHERE m.received_paise <> coalesce(standing.paise, 0)`,
  'a correction takes back just what it corrects': sql`
    SELECT m.number AS subject, (-wrong.amount_paise)::text AS expected, e.amount_paise::text AS found
    FROM membership_entry e JOIN membership_entry wrong ON wrong.id = e.corrects
    JOIN membership m ON m.id = e.membership_id
    WHERE e.amount_paise <> -wrong.amount_paise OR wrong.membership_id <> e.membership_id`,
  'the benefit of an order is what its passbooks gave': sql`
    SELECT o.number AS subject, coalesce(sum(used.benefit), 0)::text AS expected, o.benefit_paise::text AS found
    FROM orders o LEFT JOIN (
      SELECT e.order_id, e.benefit_paise AS benefit FROM membership_entry e
      WHERE e.kind = 'redemption' AND NOT EXISTS (
        SELECT FROM membership_entry back WHERE back.kind = 'credit-returned' AND back.order_id = e.order_id
          AND back.membership_id = e.membership_id AND back.id > e.id)
        AND NOT EXISTS (SELECT FROM order_event c
          WHERE c.order_id = e.order_id AND c.kind = 'cancelled' AND c.at >= e.recorded_at AND c.id > e.id)) used
      ON used.order_id = o.id
    GROUP BY o.id HAVING o.benefit_paise <> coalesce(sum(used.benefit), 0)`,
  'who was refunded is owed nothing, and nobody is refunded who did not leave': sql`
    SELECT number AS subject, '0' AS expected, held_paise::text AS found
    FROM membership WHERE state = 'refunded' AND held_paise <> 0`,
};

/** Every difference between the ledgers and what is kept beside them; none is what should come back. */
export async function reconcile(database: Database): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const [check, statement] of Object.entries(CHECKS)) {
    const rows = await database.rows(statement);
    differences.push(...rows.map((row) => ({ check, ...row })));
  }
  return differences;
}
