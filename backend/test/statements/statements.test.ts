import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe as group, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { callsOfDatabase } from './claims.ts';
import { describe, type Described } from './described.ts';
import type { Recorded } from './record.ts';

const folder = process.env['STATEMENTS_RECORDED'] ?? '';
const recorded = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Recorded,
);
const calls = callsOfDatabase();

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Where the two differ, in words. */
function differences(claimed: Readonly<Record<string, string>>, given: Described): string[] {
  const said = new Map(Object.entries(claimed).map(([name, kind]) => [name.replace('?', ''), kind]));
  const missing = Object.keys(claimed).filter((name) => !name.endsWith('?') && given[name] === undefined);
  return [
    ...missing.map((name) => `${name} is said and not read`),
    ...Object.entries(given).flatMap(([name, is]) => {
      const wanted = said.get(name);
      if (wanted === undefined) return [`${name} is read and not said`];
      return wanted === 'unknown' || wanted.split('|').some((one) => isSame(one, is))
        ? []
        : [`${name} is said to be ${wanted} and is ${is}`];
    }),
  ];
}

/** An array of PostgreSQL and one in JSON are the same to who reads them. */
function isSame(wanted: string, is: string): boolean {
  const [one, other] = [wanted, is].map((kind) => (kind.endsWith('[]') ? 'json' : kind));
  return wanted === is || (one === other && (wanted === 'json' || is === 'json'));
}

group('a statement is prepared against the tables as they are, and gives what its row says', () => {
  test.each(calls)('$site', async ({ site, claim }) => {
    const texts = new Set(recorded.filter(({ sites }) => sites[0] === site).map(({ text }) => text));
    // One that no test runs could say anything.
    expect(texts.size).toBeGreaterThan(0);
    for (const text of texts) {
      const given = await describe(client, text);
      if (claim !== null && claim !== 'parameter') expect(differences(claim, given)).toEqual([]);
    }
  });
});
