import type { Client } from 'pg';
import { anyOf, WORDS_AT_ONCE, type Pattern } from './patterns.ts';

/** People and documents of the shop's own, which are not the customer's; and invoices, which the law wants as they are. */
const LEFT_ALONE = [
  'invoice',
  'invoice_tax',
  'staff',
  'referrer',
  'setting',
  'pickup_location',
  'migration',
  'payout',
  'commission_credit',
];
/** Ten digits in these are no telephone. */
const NO_TEXTS = [
  'reference',
  'bank_reference',
  'identity',
  'lr_number',
  'token',
  'number',
  'key',
  'code_hash',
];
/** Whoever stands in one of these is reached by it: the customer's own went with their rows, the others are not theirs. */
const OWN_CONTACTS = [
  'orders.phone',
  'orders.whatsapp',
  'orders.email',
  'membership.phone',
  'membership.nominee_phone',
  'membership.email',
  'contact_message.phone',
  'contact_message.email',
  'reminder.contact',
];

interface Column {
  relation: string;
  column: string;
  isJson: boolean;
}

/** Replaces in the values of JSON that are texts; keys and numbers stay. */
const WITHOUT = `
  CREATE OR REPLACE FUNCTION pg_temp.without(content jsonb, pattern text, instead text) RETURNS jsonb
  LANGUAGE plpgsql AS $$ BEGIN
    RETURN CASE jsonb_typeof(content)
      WHEN 'string' THEN to_jsonb(regexp_replace(content #>> '{}', pattern, instead, 'gi'))
      WHEN 'array' THEN (SELECT coalesce(jsonb_agg(pg_temp.without(value, pattern, instead) ORDER BY place), '[]')
        FROM jsonb_array_elements(content) WITH ORDINALITY elements (value, place))
      WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key, pg_temp.without(value, pattern, instead)), '{}')
        FROM jsonb_each(content))
      ELSE content END;
  END $$;
  CREATE OR REPLACE FUNCTION pg_temp.without_any(content jsonb, patterns text[], instead text) RETURNS jsonb
  LANGUAGE plpgsql AS $$ DECLARE pattern text; BEGIN
    FOREACH pattern IN ARRAY patterns LOOP content := pg_temp.without(content, pattern, instead); END LOOP;
    RETURN content;
  END $$`;

/**
 * A telephone or an e-mail address stands in whatever staff wrote elsewhere: notes, searches they kept, the audit log. Every
 * column is looked at, so that a later table is not forgotten.
 */
export async function eraseContacts(client: Client): Promise<void> {
  await client.query(WITHOUT);
  // An answer to a message that is rewritten here is no further answer (`contact_answered`).
  await client.query(`SELECT set_config('shop.erasing', 'on', true)`);
  const contacts = anyOf(await wordsIn(client, 'gone_contact'));
  // Two searches of one person may not have the same name, as those would that end as dots.
  await client.query('DELETE FROM saved_view WHERE name ~* $1', [contacts.whole]);
  await client.query('DELETE FROM attempt WHERE answer::text ~* $1', [contacts.core]);
  for (const column of await columnsOf(client)) await replace(client, column, contacts);
  await eraseFromAudit(client, await wordsIn(client, 'gone_word'));
}

async function wordsIn(client: Client, table: 'gone_contact' | 'gone_word'): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    `SELECT word FROM ${table} ORDER BY length(word) DESC`,
  );
  return rows.map(({ word }) => word);
}

/** Names and addresses, in what was noted about this customer's orders, passbooks, messages and reminders. */
async function eraseFromAudit(client: Client, words: readonly string[]): Promise<void> {
  const patterns: string[] = [];
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE)
    patterns.push(anyOf(words.slice(at, at + WORDS_AT_ONCE)).whole);
  await client.query(
    `UPDATE audit_entry SET before = pg_temp.without_any(before, $1, 'Erased'),
       after = pg_temp.without_any(after, $1, 'Erased')
     WHERE EXISTS (SELECT FROM (SELECT number AS name FROM gone_order UNION SELECT id::text FROM gone_order
       UNION SELECT number FROM gone_membership UNION SELECT id::text FROM gone_membership
       UNION SELECT id::text FROM gone_message UNION SELECT id::text FROM gone_reminder) own
       WHERE pg_temp.names(subject, own.name))`,
    [patterns],
  );
}

/** No UPDATE where there is nothing: on some tables the statement alone is announced to every copy as a change. */
async function replace(
  client: Client,
  { relation, column, isJson }: Column,
  pattern: Pattern,
): Promise<void> {
  const replaced = isJson
    ? `pg_temp.without(${column}, $2, '…')`
    : `regexp_replace(${column}, $2, '…', 'gi')`;
  const wanted = `${column}::text ~* $1 AND ${replaced} <> ${column}`;
  const values = [pattern.core, pattern.whole];
  const { rows } = await client.query(`SELECT FROM ${relation} WHERE ${wanted} LIMIT 1`, values);
  if (rows.length === 0) return;
  await client.query(`UPDATE ${relation} SET ${column} = ${replaced} WHERE ${wanted}`, values);
}

async function columnsOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT quote_ident(n.nspname) || '.' || quote_ident(c.relname) AS relation, quote_ident(a.attname) AS column,
      t.typname = 'jsonb' AS "isJson"
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' AND t.typname IN ('text', 'varchar', 'citext', 'jsonb')
       AND c.relname <> ALL ($1) AND a.attname <> ALL ($2) AND c.relname || '.' || a.attname <> ALL ($3)`,
    [LEFT_ALONE, NO_TEXTS, OWN_CONTACTS],
  );
  return rows;
}
