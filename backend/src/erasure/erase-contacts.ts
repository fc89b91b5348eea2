import type { Client } from 'pg';

/** People and papers of the shop's own, which are not the customer's; and invoices, which the law wants as they are. */
const LEFT_ALONE = ['invoice', 'staff', 'referrer', 'setting', 'pickup_location', 'migration', 'payout'];
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

interface Column {
  relation: string;
  column: string;
  isJson: boolean;
}

/**
 * A telephone or an e-mail address stands in whatever staff wrote elsewhere: notes, searches they kept, the audit log. Every
 * column is looked at, so that a later table is not forgotten.
 */
export async function eraseContacts(client: Client): Promise<void> {
  const { rows: contacts } = await client.query<{ word: string }>('SELECT word FROM gone_contact');
  for (const column of await columnsOf(client)) {
    for (const { word } of contacts) await replace(client, column, word);
  }
  const { rows: words } = await client.query<{ word: string }>(
    'SELECT word FROM gone_word ORDER BY length(word) DESC',
  );
  for (const { word } of words) {
    for (const column of ['before', 'after']) {
      await client.query(
        `UPDATE audit_entry SET ${column} = replace(${column}::text, ${AS_JSON}, 'Erased')::jsonb
         WHERE position(${AS_JSON} IN ${column}::text) > 0 AND EXISTS (
           SELECT FROM (SELECT number AS name FROM gone_order UNION SELECT id::text FROM gone_order
             UNION SELECT number FROM gone_membership UNION SELECT id::text FROM gone_membership) own
           WHERE position(own.name IN subject) > 0)`,
        [word],
      );
    }
  }
}

/** A word as it stands inside of JSON. */
const AS_JSON = `btrim(to_json($1::text)::text, '"')`;

async function replace(client: Client, { relation, column, isJson }: Column, word: string): Promise<void> {
  const wanted = isJson ? AS_JSON : '$1::text';
  const cast = isJson ? '::jsonb' : '';
  await client.query(
    `UPDATE ${relation} SET ${column} = replace(${column}::text, ${wanted}, '…')${cast}
     WHERE position(${wanted} IN ${column}::text) > 0`,
    [word],
  );
}

async function columnsOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT quote_ident(n.nspname) || '.' || quote_ident(c.relname) AS relation, quote_ident(a.attname) AS column,
      t.typname = 'jsonb' AS "isJson"
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' AND t.typname IN ('text', 'varchar', 'citext', 'jsonb')
       AND c.relname <> ALL ($1) AND a.attname <> ALL ($2)`,
    [LEFT_ALONE, NO_TEXTS],
  );
  return rows;
}
