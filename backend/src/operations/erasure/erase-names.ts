import type { Client } from 'pg';
import { namePattern, WORDS_AT_ONCE } from './patterns.ts';

const PEOPLE = `
  SELECT customer_name AS name, concat_ws(' ', address, city, district) AS place FROM orders
    WHERE id NOT IN (SELECT id FROM gone_order)
  UNION ALL SELECT name, address FROM membership WHERE id NOT IN (SELECT id FROM gone_membership)
  UNION ALL SELECT name, address FROM referrer
  UNION ALL SELECT name, '' FROM staff
  UNION ALL SELECT contact, concat_ws(' ', name, address, city) FROM pickup_location
  UNION ALL SELECT name, '' FROM city`;

/** Texts in which staff write of people, or people of themselves; what is said of money stays with the money. */
const WRITTEN = [
  ['order_event', 'text'],
  ['orders', 'remarks'],
  ['orders', 'hold_reason'],
  ['order_proposal', 'said_by'],
  ['own_change', 'reason'],
  ['own_change', 'answer'],
  ['order_claim', 'remark'],
  ['order_claim', 'answer'],
  ['referral_flag', 'reason'],
  ['membership_event', 'text'],
  ['stock_entry', 'note'],
  ['contact_message', 'message'],
  ['contact_message', 'answer'],
  ['contact_answer', 'text'],
  ['saved_view', 'filters'],
] as const;

/**
 * The customer's names, in a table that ends with the transaction. One that somebody else has too says nothing of this
 * customer; nor does one word that stands in anybody's name or address. Noted before the rows are emptied.
 */
export async function noteNames(client: Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE gone_name ON COMMIT DROP AS
    WITH others AS (${PEOPLE}), own AS (
      SELECT DISTINCT trim(name) AS name FROM (
        SELECT customer_name AS name FROM orders JOIN gone_order USING (id)
        UNION SELECT trade_name FROM orders JOIN gone_order USING (id)
        UNION SELECT unnest(ARRAY[content -> 'customer' ->> 'name', content -> 'customer' ->> 'tradeName'])
          FROM order_revision r JOIN gone_order o ON o.id = r.order_id
        UNION SELECT name FROM membership JOIN gone_membership USING (id)
        UNION SELECT name FROM contact_message JOIN gone_message USING (id)) named)
    SELECT name FROM own
    WHERE length(name) >= 3 AND lower(name) NOT IN (SELECT lower(trim(name)) FROM others WHERE name IS NOT NULL)
      AND (name ~ '[[:space:]]' OR lower(name) NOT IN (
        SELECT regexp_split_to_table(lower(concat_ws(' ', name, place)), '[[:space:][:punct:]]+') FROM others))`);
}

/** Takes them from what is written under the orders, passbooks and messages of others, and from searches that were kept. */
export async function eraseNames(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM gone_name ORDER BY length(name) DESC',
  );
  for (let at = 0; at < rows.length; at += WORDS_AT_ONCE) {
    const pattern = rows
      .slice(at, at + WORDS_AT_ONCE)
      .map(({ name }) => namePattern(name))
      .join('|');
    // As with contacts: two of one member of staff may not have the same name, as these would that end as dots.
    await client.query('DELETE FROM saved_view WHERE name ~* $1', [pattern]);
    for (const [table, column] of WRITTEN) {
      await client.query(
        `UPDATE ${table} SET ${column} = regexp_replace(${column}, $1, '…', 'gi') WHERE ${column} ~* $1`,
        [pattern],
      );
    }
  }
}
