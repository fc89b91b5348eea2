import type { Client } from 'pg';
import { NAMES, notePeople } from './note-people.ts';
import { OWED_BY_OTHERS } from './settled.ts';

export interface Invoice {
  number: string;
  financialYear: string;
}

export interface CustomerRecord {
  number: string;
  name: string;
}

/** What is kept about whoever has a phone number; and why it may not go yet. */
export interface Customer {
  orders: CustomerRecord[];
  passbooks: CustomerRecord[];
  /** Orders of others that give this number for WhatsApp: they lose it, and nothing else. */
  whatsapps: CustomerRecord[];
  messages: number;
  reminders: number;
  letters: number;
  /** They stay, for their legal term. */
  invoices: Invoice[];
  /** Orders and passbooks of others, not settled: what is told of the money that paid for them too stays until they are. */
  owedByOthers: string[];
  /** Sentences; empty: all may go. */
  refusals: string[];
}

/** Notes in tables that end with the transaction whose rows are the customer's, and locks them. */
export async function findCustomer(client: Client, phone: string): Promise<Customer> {
  await client.query(NAMES);
  await notePeople(client, phone);
  const { rows: invoices } = await client.query<Invoice>(`
    SELECT i.number, financial_year AS "financialYear" FROM invoice i JOIN gone_order o ON o.id = i.order_id
    ORDER BY issued_at, i.number`);
  const { rows: refusals } = await client.query<{ why: string }>(REFUSALS);
  const { rows: owed } = await client.query<{ paper: string }>(OWED_BY_OTHERS);
  const [counts] = (
    await client.query<Pick<Customer, 'messages' | 'reminders' | 'letters'>>(
      `SELECT (SELECT count(*)::int FROM gone_message) AS messages,
        (SELECT count(*)::int FROM gone_reminder) AS reminders,
        (SELECT count(*)::int FROM pgboss.job_common WHERE ${EMAILS}) AS letters`,
    )
  ).rows;
  if (!counts) throw new Error('PostgreSQL counted nothing');
  return {
    orders: await recordsFrom(
      client,
      'SELECT number, customer_name AS name FROM orders JOIN gone_order USING (id, number)',
    ),
    passbooks: await recordsFrom(
      client,
      'SELECT number, name FROM membership JOIN gone_membership USING (id, number)',
    ),
    whatsapps: await recordsFrom(
      client,
      'SELECT number, customer_name AS name FROM orders JOIN gone_whatsapp USING (id, number)',
    ),
    ...counts,
    invoices,
    owedByOthers: owed.map(({ paper }) => paper),
    refusals: refusals.map(({ why }) => why),
  };
}

async function recordsFrom(client: Client, select: string): Promise<CustomerRecord[]> {
  return (await client.query<CustomerRecord>(`${select} ORDER BY number`)).rows;
}

/** Mails that wait or were sent are about an order, a passbook or a reminder. */
export const EMAILS = `name = 'mail' AND singleton_key ~ ANY ((SELECT pg_temp.naming_any(array_agg(word))
  FROM (SELECT number AS word FROM gone_order UNION SELECT number FROM gone_membership
    UNION SELECT id::text FROM gone_reminder) about)::text[])`;

/** What is under way needs its customer, and money that is owed needs somebody to owe it to. */
const REFUSALS = `
  SELECT 'Order ' || o.number || ' is ' || o.state || ': bring it to its end, or cancel it, first.' AS why
  FROM orders o JOIN gone_order USING (id) WHERE o.state NOT IN ('collected', 'cancelled')
  UNION ALL
  SELECT 'Order ' || o.number || ' is not settled (' || CASE WHEN balance_paise > 0 THEN 'unpaid' ELSE 'refund due' END
    || ': ₹' || (abs(balance_paise) / 100.0)::numeric(14, 2) || '): settle it first.'
  FROM orders o JOIN gone_order USING (id) WHERE o.state IN ('collected', 'cancelled') AND balance_paise <> 0
  UNION ALL
  SELECT 'Order ' || o.number || ' has broken or missing goods that nobody answered: answer first.'
  FROM orders o JOIN gone_order USING (id) JOIN order_claim c ON c.order_id = o.id AND c.state = 'open'
  UNION ALL
  SELECT 'Passbook ' || m.number || ' is ' || m.state || ', with ₹' || (held_paise / 100.0)::numeric(14, 2)
    || ' in it: cancel and refund it first.'
  FROM membership m JOIN gone_membership USING (id)
  WHERE state NOT IN ('redeemed', 'cancelled', 'refunded') OR held_paise <> 0`;
