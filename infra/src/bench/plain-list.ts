import type pg from 'pg';

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Where the floor answers with the order list: to anybody, and after it has read whose session it is. */
export const PLAIN_LIST = '/list';
export const PLAIN_LIST_OF_SOMEBODY = '/list?session';

/** The first page of the order list with its count by one statement, with nothing checked. */
export async function listPlainly(pool: pg.Pool, ofSomebody: boolean): Promise<unknown> {
  if (ofSomebody) {
    await pool.query({
      name: 'session',
      text: `SELECT p.id, p.name, p.email, p.role FROM staff p JOIN session s ON s.person_id = p.id
        WHERE s.id = $1 AND s.audience = $2 AND s.ended_at IS NULL AND s.expires_at > now() AND p.active`,
      values: [NOBODY, 'admin'],
    });
  }
  const { rows } = await pool.query<{ counted: string }>(
    `SELECT o.number, o.placed_at, o.customer_name, o.phone, o.city, o.state, o.hold_reason IS NOT NULL AS on_hold,
       o.delivery, o.pickup_location ->> 'name' AS pickup_location, o.referral_code,
       (SELECT count(*) FROM order_line l WHERE l.order_id = o.id) AS line_count,
       o.total_paise, o.paid_paise, o.balance_paise,
       (SELECT count(*) FROM (SELECT FROM orders LIMIT 1001) found) AS counted
     FROM orders o ORDER BY o.placed_at DESC, o.id DESC LIMIT 26`,
  );
  return { rows: rows.slice(0, 25), total: Math.min(1000, Number(rows[0]?.counted ?? 0)) };
}
