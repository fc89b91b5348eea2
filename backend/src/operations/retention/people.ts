import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import type { Client } from 'pg';
import { eraseRows } from '../erasure/erase-rows.ts';
import { NAMES, noteWords } from '../erasure/note-people.ts';
import { orderSettled, passbookSettled } from '../erasure/settled.ts';
import type { Terms } from './terms.ts';

/** Orders or passbooks: they stay, and lose the person. */
export interface People {
  what: string;
  /** As people call the rows. */
  called: string;
  relation: 'orders' | 'membership';
  outlived: string;
  /** Past their term too, and not settled: money that is owed needs somebody to owe it to. */
  heldBack: string;
  values: (terms: Terms) => unknown[];
}

/** When something happened last, and the last day of its bills and money; of a row `r`. $1 and $2: see `values`. */
const ORDER_QUIET = `r.placed_at < $1
  AND NOT EXISTS (SELECT FROM order_event e WHERE e.order_id = r.id AND e.at >= $1)`;
const ORDER_BOOKS = `(SELECT max(day) FROM (
  SELECT m.received_on AS day FROM payment p JOIN receipt m ON m.id = p.receipt_id WHERE p.order_id = r.id
  UNION ALL SELECT day FROM invoice i WHERE i.order_id = r.id) books)`;

const PASSBOOK_QUIET = `r.joined_at < $1
  AND NOT EXISTS (SELECT FROM membership_event e WHERE e.membership_id = r.id AND e.at >= $1)`;
const PASSBOOK_BOOKS = `(SELECT max(received_on) FROM membership_entry e WHERE e.membership_id = r.id)`;

const values = ({ before, booksThrough }: Terms) => [before(KEPT_DAYS.unpaid), booksThrough];
/** Whose person was not taken out yet. */
export const NAMED = `r.phone <> '0000000000'`;

/**
 * Without bill and money the term begins with its last change; with them it is that of the books. Nothing in it is
 * younger than the last change, so this is asked first.
 * @param idle SQL: nothing was ever to come of it
 */
function conditions(quiet: string, books: string, over: string, idle: string) {
  const due = (isOver: string, isIdle: string) =>
    `${NAMED} AND ${quiet} AND CASE WHEN ${books} IS NULL THEN ${isIdle} ELSE ${books} <= $2::date AND ${isOver} END`;
  return { outlived: due(over, idle), heldBack: due(`NOT (${over})`, `NOT (${idle})`) };
}

export const PEOPLE: readonly People[] = [
  {
    what: 'orders without their customer',
    called: 'orders',
    relation: 'orders',
    ...conditions(ORDER_QUIET, ORDER_BOOKS, orderSettled('r'), `r.state IN ('placed', 'cancelled')`),
    values,
  },
  {
    what: 'passbooks without their member',
    called: 'passbooks',
    relation: 'membership',
    ...conditions(
      PASSBOOK_QUIET,
      PASSBOOK_BOOKS,
      passbookSettled('r'),
      `r.state IN ('requested', 'cancelled')`,
    ),
    values,
  },
];

/** So many at once: what they touch is locked for a moment only. */
const AT_ONCE = 100;

/**
 * Takes the person out of some of the orders or passbooks, in one transaction, and out of all that hangs on them. Whoever
 * is just being worked on is left for the next run. What staff wrote elsewhere stays: its own term ends it.
 * @returns how many
 */
export async function eraseSome(client: Client, people: People, terms: Terms): Promise<number> {
  const { relation, outlived } = people;
  const [own, other] =
    relation === 'orders' ? ['gone_order', 'gone_membership'] : ['gone_membership', 'gone_order'];
  await client.query('BEGIN');
  try {
    await client.query(NAMES);
    const { rowCount } = await client.query(
      `CREATE TEMP TABLE ${own} ON COMMIT DROP AS
       SELECT id, number FROM ${relation} r WHERE ${outlived} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
      people.values(terms),
    );
    await client.query(`
      CREATE TEMP TABLE ${other} (id uuid, number text) ON COMMIT DROP;
      CREATE TEMP TABLE gone_whatsapp (id uuid, number text) ON COMMIT DROP;
      CREATE TEMP TABLE gone_contact (word text) ON COMMIT DROP`);
    await noteWords(client);
    await eraseRows(client);
    await client.query(
      `UPDATE audit_entry SET before = NULL, after = NULL
       WHERE split_part(subject, '/', 1) IN ('order', 'member') AND (before IS NOT NULL OR after IS NOT NULL)
         AND subject IN (SELECT kind || '/' || name FROM (
           SELECT 'order' AS kind, number AS name FROM gone_order UNION ALL SELECT 'order', id::text FROM gone_order
           UNION ALL SELECT 'member', number FROM gone_membership
           UNION ALL SELECT 'member', id::text FROM gone_membership) gone)`,
    );
    await client.query('COMMIT');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
