import type { Client } from 'pg';
import { WORDS_AT_ONCE } from './patterns.ts';

/**
 * What names one of several orders or passbooks as such: `DS26-10000` is not named by `DS26-100001`. As one expression for
 * many of them, so that a long text is read once for all. And whether a text names one.
 */
export const NAMES = String.raw`
  CREATE OR REPLACE FUNCTION pg_temp.naming(words text[]) RETURNS text LANGUAGE sql AS $$
    SELECT '(?<![[:alnum:]])(?:' || string_agg(regexp_replace(word, '([^[:alnum:]])', '\\\1', 'g'), '|')
      || ')(?![[:alnum:]])' FROM unnest(words) AS word $$;
  CREATE OR REPLACE FUNCTION pg_temp.naming_any(words text[]) RETURNS text[] LANGUAGE sql AS $$
    SELECT array_agg(expression) FROM (
      SELECT pg_temp.naming(array_agg(word)) AS expression FROM unnest(words) WITH ORDINALITY AS own (word, place)
      GROUP BY (place - 1) / ${WORDS_AT_ONCE}) parts $$;
  CREATE OR REPLACE FUNCTION pg_temp.names(haystack text, word text) RETURNS boolean LANGUAGE sql AS $$
    SELECT position(word IN haystack) > 0 AND haystack ~ pg_temp.naming(ARRAY[word]) $$`;

const isContact = (column: string) => `lower(${column}) IN (SELECT word FROM gone_contact)`;

/** An e-mail address that somebody with another phone typed beside it says nothing of whose message it is. */
const MESSAGES = `(${isContact('phone')} OR phone IS NULL AND ${isContact('email')})`;
const REMINDERS = isContact('contact');

/** A family, or a shop that orders for others, shares a number or an address; then it is not this customer's alone. */
const OTHERS_PHONE = `
  EXISTS (SELECT FROM orders WHERE (phone = word OR whatsapp = word) AND id NOT IN (SELECT id FROM gone_order))
  OR EXISTS (SELECT FROM membership WHERE (phone = word OR nominee_phone = word)
    AND id NOT IN (SELECT id FROM gone_membership))
  OR EXISTS (SELECT FROM referrer WHERE position(word IN translate(phone, ' -', '')) > 0)
  OR EXISTS (SELECT FROM pickup_location WHERE position(word IN translate(phone, ' -', '')) > 0)
  OR EXISTS (SELECT FROM setting WHERE position(word IN translate(value::text, ' -', '')) > 0)`;
const OTHERS_EMAIL = `
  EXISTS (SELECT FROM orders WHERE lower(email) = word AND id NOT IN (SELECT id FROM gone_order))
  OR EXISTS (SELECT FROM membership WHERE lower(email) = word AND id NOT IN (SELECT id FROM gone_membership))
  OR EXISTS (SELECT FROM referrer WHERE lower(email::text) = word)
  OR EXISTS (SELECT FROM staff WHERE lower(email::text) = word)
  OR EXISTS (SELECT FROM setting WHERE position(word IN lower(value::text)) > 0)`;

/** The customer's orders, passbooks, messages and reminders, in tables that end with the transaction; what reaches them; and what is said of them. */
export async function notePeople(client: Client, phone: string): Promise<void> {
  const note = (table: string, select: string, values: string[] = []) =>
    client.query(`CREATE TEMP TABLE ${table} ON COMMIT DROP AS ${select}`, values);
  await note('gone_order', 'SELECT id, number FROM orders WHERE phone = $1 FOR UPDATE', [phone]);
  await note(
    'gone_whatsapp',
    'SELECT id, number FROM orders WHERE whatsapp = $1 AND phone <> $1 FOR UPDATE',
    [phone],
  );
  await note('gone_membership', 'SELECT id, number FROM membership WHERE phone = $1 FOR UPDATE', [phone]);
  // What names this person and nobody else, wherever it stands.
  await note(
    'gone_contact',
    `SELECT $1::text AS word
     UNION SELECT word FROM (SELECT whatsapp AS word FROM orders JOIN gone_order USING (id)) w
       WHERE word IS NOT NULL AND NOT (${OTHERS_PHONE})
     UNION SELECT word FROM (SELECT lower(email) AS word FROM orders JOIN gone_order USING (id)
       UNION SELECT lower(email) FROM membership JOIN gone_membership USING (id)) e
       WHERE length(word) >= 5 AND NOT (${OTHERS_EMAIL})`,
    [phone],
  );
  await noteWords(client);
}

/**
 * Their messages and reminders, by their contacts; and what is said of them, which may be true of others too: only where it
 * is about what is theirs.
 */
export async function noteWords(client: Client): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE gone_message ON COMMIT DROP AS
      SELECT id FROM contact_message WHERE ${MESSAGES} FOR UPDATE;
    CREATE TEMP TABLE gone_reminder ON COMMIT DROP AS
      SELECT id FROM reminder WHERE ${REMINDERS} FOR UPDATE;
    CREATE TEMP TABLE gone_word ON COMMIT DROP AS
    SELECT DISTINCT trim(word) AS word FROM (
      SELECT word FROM gone_contact
      UNION SELECT unnest(ARRAY[customer_name, address, whatsapp, email, gstin, trade_name]) FROM orders JOIN gone_order USING (id)
      UNION SELECT unnest(ARRAY[content -> 'customer' ->> 'name', content -> 'customer' ->> 'address',
        content -> 'customer' ->> 'phone', content -> 'customer' ->> 'whatsapp', content -> 'customer' ->> 'email',
        content -> 'customer' ->> 'gstin', content -> 'customer' ->> 'tradeName'])
        FROM order_revision r JOIN gone_order o ON o.id = r.order_id
      UNION SELECT content -> 'customer' ->> 'address' FROM own_change c JOIN gone_order o ON o.id = c.order_id
      UNION SELECT said_by FROM order_proposal p JOIN gone_order o ON o.id = p.order_id
      UNION SELECT name FROM contact_message JOIN gone_message USING (id)
      UNION SELECT unnest(ARRAY[name, address, email, nominee_name, nominee_phone])
        FROM membership JOIN gone_membership USING (id)) words WHERE length(trim(word)) >= 2`);
}
