import type { Client } from 'pg';
import { migrationsOf } from '../commands/applied-migrations.ts';
import { CommandError } from '../commands/command-error.ts';
import { asOwner } from '../commands/owner-connection.ts';
import { RandomIdentifiers } from '../../shared/identifiers.ts';
import { eraseSome, PEOPLE, type People } from './people.ts';
import { ROWS } from './rows.ts';
import type { Rows } from './rows-with-a-term.ts';
import { termsAt, type Terms } from './terms.ts';

export interface Retained {
  what: string;
  count: number;
}

export interface Retention {
  /** Of each kind, also of those without any; of a dry run all that could be counted. */
  done: Retained[];
  /** Orders and passbooks past their term that are not settled: they keep their person. */
  heldBack: number;
  /** What stopped some kinds, perhaps after some of them; the others are done, or counted. */
  faults: Fault[];
  /** Of which it is not known how many are held back; all that should go went all the same. */
  uncounted: Fault[];
}

export interface Fault {
  what: string;
  error: unknown;
}

/** So many rows a statement: nobody waits for it. */
const AT_ONCE = 1_000;

interface Plan {
  now: Date;
  dryRun: boolean;
  /** Told after each part of the work. */
  say?: (line: string) => void;
}

/** Deletes or makes nameless what has outlived its term, in parts; a dry run counts it. */
export function retain(databaseUrl: string, { now, dryRun, say }: Plan): Promise<Retention> {
  const terms = termsAt(now);
  return asOwner(databaseUrl, async (client) => {
    if ((await migrationsOf(client)).length === 0) {
      throw new CommandError('There is no shop in this database: nothing has a term.');
    }
    if (dryRun) return count(client, terms);
    await refuseCompany(client);
    const done: Retained[] = [];
    const faults: Fault[] = [];
    const end = async ({ what }: People | Rows, some: () => Promise<number>) => {
      let sum = 0;
      try {
        for (let count = await some(); count > 0; count = await some()) {
          sum += count;
          say?.(`${sum} ${what} so far …`);
        }
      } catch (error) {
        faults.push({ what, error });
      }
      done.push({ what, count: sum });
    };
    for (const people of PEOPLE) await end(people, () => eraseSome(client, people, terms));
    for (const rows of ROWS) await end(rows, () => endSome(client, rows, terms));
    await record(client, now, done);
    return { done, faults, ...(await heldBack(client, terms)) };
  });
}

async function count(client: Client, terms: Terms): Promise<Retention> {
  const done: Retained[] = [];
  const faults: Fault[] = [];
  const kinds: readonly (People | Rows)[] = [...PEOPLE, ...ROWS];
  for (const { what, relation, ...kind } of kinds) {
    const { outlived, values } = ('foreseen' in kind && kind.foreseen) || kind;
    try {
      done.push({ what, count: await countOf(client, relation, outlived, values(terms)) });
    } catch (error) {
      faults.push({ what, error });
    }
  }
  return { done, faults, ...(await heldBack(client, terms)) };
}

async function countOf(
  client: Client,
  relation: string,
  condition: string,
  values: unknown[],
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${relation} r WHERE ${condition}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** The lock goes with the connection. */
async function refuseCompany(client: Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>(
    `SELECT pg_try_advisory_lock(hashtextextended('retention', 0)) AS mine`,
  );
  if (!rows[0]?.mine)
    throw new CommandError('Another run is at it just now. Nothing was changed by this one.');
}

async function endSome(
  client: Client,
  { relation, outlived, values, set }: Rows,
  terms: Terms,
): Promise<number> {
  const some = `WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${relation} r WHERE ${outlived} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))`;
  const statement = set ? `UPDATE ${relation} SET ${set} ${some}` : `DELETE FROM ${relation} ${some}`;
  return (await client.query(statement, values(terms))).rowCount ?? 0;
}

async function heldBack(client: Client, terms: Terms): Promise<Pick<Retention, 'heldBack' | 'uncounted'>> {
  let sum = 0;
  const uncounted: Fault[] = [];
  for (const { called, relation, heldBack: condition, values } of PEOPLE) {
    try {
      sum += await countOf(client, relation, condition, values(terms));
    } catch (error) {
      uncounted.push({ what: `${called} past their term that are not settled`, error });
    }
  }
  return { heldBack: sum, uncounted };
}

/** That something went stands in the audit log, and nothing of what it was. */
async function record(client: Client, now: Date, done: Retained[]): Promise<void> {
  const some = done.filter(({ count }) => count > 0);
  if (some.length === 0) return;
  await client.query(
    `INSERT INTO audit_entry (id, at, actor_kind, actor_id, actor_name, action, subject, before, after)
     VALUES ($1, $2, 'system', NULL, 'The operator', 'retention.done', 'retention', NULL, $3)`,
    [
      new RandomIdentifiers().uuid(),
      now,
      JSON.stringify(Object.fromEntries(some.map(({ what, count }) => [what, count]))),
    ],
  );
}
