import type { Client } from 'pg';

export interface Invoice {
  number: string;
  financialYear: string;
}

/** What is kept about whoever has a phone number, as counts; and why it may not go yet. */
export interface Customer {
  orders: number;
  passbooks: number;
  messages: number;
  reminders: number;
  letters: number;
  /** They stay, for their legal term. */
  invoices: Invoice[];
  /** Sentences; empty: all may go. */
  refusals: string[];
}

/** Notes in tables that end with the transaction whose rows are the customer's, and locks them. */
export async function findCustomer(client: Client, phone: string): Promise<Customer> {
  await client.query(
    `CREATE TEMP TABLE gone_order ON COMMIT DROP AS
      SELECT id, number FROM orders WHERE phone = $1 OR whatsapp = $1 FOR UPDATE`,
    [phone],
  );
  await client.query(
    `CREATE TEMP TABLE gone_membership ON COMMIT DROP AS SELECT id, number FROM membership WHERE phone = $1 FOR UPDATE`,
    [phone],
  );
  // What names a person beyond doubt, wherever it stands; names and addresses only where they belong to these rows.
  await client.query(
    `CREATE TEMP TABLE gone_contact ON COMMIT DROP AS SELECT DISTINCT word FROM (
      SELECT $1::text AS word UNION SELECT left($1, 5) || gap || right($1, 5) FROM (VALUES (' '), ('-')) gaps (gap)
      UNION SELECT whatsapp FROM orders JOIN gone_order USING (id)
      UNION SELECT email FROM orders JOIN gone_order USING (id)
      UNION SELECT email FROM membership JOIN gone_membership USING (id)
      UNION SELECT email FROM contact_message WHERE phone = $1) words WHERE length(word) >= 5`,
    [phone],
  );
  await client.query(`
    CREATE TEMP TABLE gone_word ON COMMIT DROP AS SELECT DISTINCT word FROM (
      SELECT word FROM gone_contact UNION SELECT customer_name FROM orders JOIN gone_order USING (id)
      UNION SELECT address FROM orders JOIN gone_order USING (id)
      UNION SELECT content -> 'customer' ->> 'name' FROM order_revision r JOIN gone_order o ON o.id = r.order_id
      UNION SELECT content -> 'customer' ->> 'address' FROM order_revision r JOIN gone_order o ON o.id = r.order_id
      UNION SELECT name FROM membership JOIN gone_membership USING (id)
      UNION SELECT address FROM membership JOIN gone_membership USING (id)) words WHERE length(word) >= 3`);
  const [counts] = (await client.query<Omit<Customer, 'invoices' | 'refusals'>>(COUNTS)).rows;
  const { rows: invoices } = await client.query<Invoice>(`
    SELECT i.number, financial_year AS "financialYear" FROM invoice i JOIN gone_order o ON o.id = i.order_id
    ORDER BY issued_at, i.number`);
  const { rows: refusals } = await client.query<{ why: string }>(REFUSALS);
  if (!counts) throw new Error('PostgreSQL counted nothing');
  return { ...counts, invoices, refusals: refusals.map(({ why }) => why) };
}

/** Mails that wait or were sent are about an order, a passbook or a reminder. */
export const LETTERS = `name = 'mail' AND EXISTS (
  SELECT FROM (SELECT number AS word FROM gone_order UNION SELECT number FROM gone_membership
    UNION SELECT r.id::text FROM reminder r JOIN gone_contact ON r.contact = word) about
  WHERE position(about.word IN singleton_key) > 0)`;

const COUNTS = `SELECT (SELECT count(*)::int FROM gone_order) AS orders,
  (SELECT count(*)::int FROM gone_membership) AS passbooks,
  (SELECT count(*)::int FROM contact_message WHERE phone IN (SELECT word FROM gone_contact)
    OR email IN (SELECT word FROM gone_contact)) AS messages,
  (SELECT count(*)::int FROM reminder JOIN gone_contact ON contact = word) AS reminders,
  (SELECT count(*)::int FROM pgboss.job_common WHERE ${LETTERS}) AS letters`;

/** What is under way needs its customer, and money that is owed needs somebody to owe it to. */
const REFUSALS = `
  SELECT 'Order ' || o.number || ' is ' || o.state || ': bring it to its end, or cancel it, first.' AS why
  FROM orders o JOIN gone_order USING (id) WHERE o.state NOT IN ('collected', 'cancelled')
  UNION ALL
  SELECT 'Order ' || o.number || ' is not settled (' || CASE WHEN balance_paise > 0 THEN 'unpaid' ELSE 'refund due' END
    || ': ₹' || (abs(balance_paise) / 100.0)::numeric(14, 2) || '): settle it first.'
  FROM orders o JOIN gone_order USING (id) WHERE o.state IN ('collected', 'cancelled') AND balance_paise <> 0
  UNION ALL
  SELECT 'Passbook ' || m.number || ' is ' || m.state || ', with ₹' || (held_paise / 100.0)::numeric(14, 2)
    || ' in it: cancel and refund it first.'
  FROM membership m JOIN gone_membership USING (id)
  WHERE state NOT IN ('redeemed', 'cancelled', 'refunded') OR held_paise <> 0`;
