import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '../../src/operations/doctor/checks/migrations.ts';
import { retention } from '../../src/operations/doctor/checks/retention.ts';
import { season } from '../../src/operations/doctor/checks/season.ts';
import { examine, type Report } from '../../src/operations/doctor/examine.ts';
import type { Check, CheckContext } from '../../src/operations/doctor/check.ts';
import { RELEASE_SCHEMA } from '../../src/platform/persistence/migrating/release-schema.ts';
import { ShopDatabase } from '../../src/operations/doctor/shop-database.ts';
import { writeReport } from '../../src/operations/doctor/write-report.ts';
import { startMailServer, startMuteServer, type MailServer } from '../support/servers/mail-server.ts';
import { startSilentProxy } from '../support/servers/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

let folder: string;
let database: TestDatabase;
let mail: MailServer;
/** The shop's own address; it tells the time, as every HTTP server. */
let shop: Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-doctor-'));
  database = await createTestDatabase();
  mail = await startMailServer();
  shop = createServer((_, answer) => answer.end());
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await mail.close();
  shop.closeAllConnections();
  shop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const opened: ShopDatabase[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.end();
});

interface Place {
  env?: Record<string, string>;
  url?: string;
  now?: Date;
  sendTo?: string;
  checks?: Check[];
}

/** A day of the demonstration's season, in which the shop is open. */
async function openDay(): Promise<Date> {
  const [row] = await database.query<{ day: string }>(
    "SELECT value->>'opensOn' AS day FROM setting WHERE section = 'season'",
  );
  return new Date(`${row?.day}T06:00:00Z`);
}

async function reportOn({ env = {}, url, now, sendTo, checks }: Place = {}): Promise<Report> {
  const own = new ShopDatabase(url ?? database.ownerUrl);
  opened.push(own);
  const context: CheckContext = {
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      PUBLIC_URL: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
      STAFF_JWT_SECRET: randomBytes(32).toString('base64'),
      REFERRER_JWT_SECRET: randomBytes(32).toString('base64'),
      OBJECT_STORE_FOLDER: path.join(folder, 'objects'),
      BACKUP_FOLDER: path.join(folder, 'backups'),
      BACKUP_KEY: randomBytes(32).toString('base64'),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.config.port),
      SMTP_TLS: 'none',
      MAIL_FROM: 'orders@crackers.in',
      ...env,
    },
    production: true,
    now: now ?? (await openDay()),
    database: own,
    sendTo: sendTo ?? null,
    copies: null,
  };
  return examine(context, checks);
}

const said = ({ findings }: Report, verdict: string) =>
  findings.filter((each) => each.verdict === verdict).map(({ says }) => says);
const of = ({ findings }: Report, name: string) => findings.filter(({ check }) => check === name);

/** The demonstration's role signs in under its own name as password, which nobody should; the rest is fit. */
const KNOWN = 'DATABASE_URL has a password that everybody tries.';

test('a shop that is well is told so, with a trial e-mail where one is asked for', async () => {
  await mkdir(path.join(folder, 'backups'), { recursive: true });
  await writeFile(path.join(folder, 'backups/shop-2026-11-01-0600.tar.gz.sealed'), 'whole');
  const now = await openDay();
  await utimes(path.join(folder, 'backups/shop-2026-11-01-0600.tar.gz.sealed'), now, now);
  await database.query(
    `UPDATE setting SET value = value || '{"licenceExpiresOn": "2040-01-01"}' WHERE section = 'identity'`,
  );
  const report = await reportOn({ sendTo: 'operator@crackers.in' });
  expect(said(report, 'broken')).toEqual([KNOWN]);
  expect(said(report, 'look')).toEqual([]);
  expect(mail.taken.at(-1)?.to).toEqual(['operator@crackers.in']);
  expect(of(report, 'mail').map(({ verdict }) => verdict)).toEqual(['fine', 'fine']);
});

test('without a database the rest is looked at all the same, and the reason is said once', async () => {
  const nobody = 'postgres://shop:Xk2vQ8rT5n@127.0.0.1:9/shop';
  const report = await reportOn({
    url: nobody,
    now: new Date(),
    env: { DATABASE_URL: nobody, MIGRATION_DATABASE_URL: nobody },
  });
  expect(of(report, 'database').map(({ says }) => says)).toEqual([
    expect.stringContaining('Nobody listens at DATABASE_URL'),
    expect.stringContaining('Nobody listens at MIGRATION_DATABASE_URL'),
  ]);
  expect(of(report, 'unseen').map(({ says }) => says)).toEqual([
    'Not looked at, because the database is away or empty: roles, migrations, connections, season, jobs, retention.',
  ]);
  expect(of(report, 'clock').map(({ says }) => says)).toEqual([
    'This machine’s clock agrees with that of PUBLIC_URL.',
  ]);
  expect(of(report, 'store')[0]?.verdict).toBe('fine');
  expect(of(report, 'mail')[0]?.verdict).toBe('fine');
  expect(JSON.stringify(report)).not.toContain('Xk2vQ8rT5n');
});

test('a database, a mail server and a store that hang cost seconds, not for ever', async () => {
  const mute = await startMuteServer();
  const silent = await startSilentProxy(database.ownerUrl);
  silent.silence();
  try {
    const began = Date.now();
    const port = String(mute.config.port);
    const report = await reportOn({
      url: silent.url,
      now: new Date(),
      env: {
        DATABASE_URL: silent.url,
        SMTP_PORT: port,
        S3_BUCKET: 'shop',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      },
    });
    expect(Date.now() - began).toBeLessThan(15_000);
    expect(of(report, 'database')[0]?.says).toContain('DATABASE_URL does not answer within 3 s');
    expect(of(report, 'mail')[0]?.says).toContain('does not answer in time');
    expect(of(report, 'store')[0]?.says).toContain('The bucket shop does not take a file');
  } finally {
    silent.close();
    await mute.close();
  }
});

test('weak and equal secrets are each named, without being repeated', async () => {
  const secret = randomBytes(32).toString('base64');
  const equal = await reportOn({ env: { STAFF_JWT_SECRET: secret, REFERRER_JWT_SECRET: secret } });
  expect(said(equal, 'broken')).toContain('STAFF_JWT_SECRET and REFERRER_JWT_SECRET must differ.');
  const weak = await reportOn({ env: { STAFF_JWT_SECRET: 'hunter2', PUBLIC_URL: 'http://crackers.in' } });
  expect(said(weak, 'broken')).toContain('STAFF_JWT_SECRET must have 32 bytes or more.');
  expect(said(weak, 'broken').join()).toContain('PUBLIC_URL must begin with https://');
  expect(JSON.stringify(weak)).not.toContain('hunter2');
});

test('a serving role that owns the tables, or may take from a ledger, is broken', async () => {
  const owner = await reportOn({ env: { DATABASE_URL: database.ownerUrl } });
  expect(of(owner, 'roles').map(({ verdict }) => verdict)).toEqual(['broken', 'broken']);
  await database.query('GRANT DELETE ON audit_entry TO shop_app');
  try {
    const report = await reportOn();
    expect(of(report, 'roles')[0]?.says).toContain('may change or delete audit_entry');
  } finally {
    await database.query('REVOKE DELETE ON audit_entry FROM shop_app');
  }
});

test('a schema that serves later releases alone is broken', async () => {
  const says = (schema: number) =>
    database.query(
      `CREATE OR REPLACE FUNCTION schema_served_from() RETURNS integer LANGUAGE sql STABLE AS 'SELECT ${schema}'`,
    );
  await says(9001);
  try {
    const report = await reportOn({ checks: [migrations] });
    expect(said(report, 'broken')).toEqual([
      `The tables serve releases from schema 9001 on; this one is of ${RELEASE_SCHEMA}.`,
    ]);
  } finally {
    await says(56);
  }
});

test('a migration that did not run is broken, one of a newer release is to look at', async () => {
  const only = { checks: [migrations] };
  await database.query("UPDATE migration SET name = 'm9999-of-tomorrow' WHERE name = 'm0121-first-schema'");
  try {
    const report = await reportOn(only);
    expect(said(report, 'broken')[0]).toContain('1 migrations have not run: m0121-first-schema');
    expect(said(report, 'look')[0]).toContain('m9999-of-tomorrow');
    expect((await reportOn({ ...only, url: database.url })).findings).toEqual(report.findings);
    await database.query('REVOKE SELECT ON migration FROM shop_app');
    const earlier = await reportOn({ ...only, url: database.url });
    expect(said(earlier, 'broken')).toEqual([
      'The tables are of an earlier release: the serving role may not see their migrations.',
    ]);
    await database.query('GRANT SELECT ON migration TO shop_app');
  } finally {
    await database.query("UPDATE migration SET name = 'm0121-first-schema' WHERE name = 'm9999-of-tomorrow'");
  }
});

describe('the season, by the day', () => {
  const set = (changes: object) =>
    database.query("UPDATE setting SET value = value || $1::jsonb WHERE section = 'season'", [
      JSON.stringify({
        opensOn: '2026-08-10',
        closesOn: '2026-11-12',
        lastOrderOn: '2026-11-01',
        closed: false,
        ...changes,
      }),
    ]);
  test.each([
    ['2026-08-09T06:00:00Z', {}, 'fine', 'it opens on 10 Aug 2026'],
    ['2026-10-01T06:00:00Z', {}, 'fine', 'open until 12 Nov 2026'],
    ['2026-10-01T06:00:00Z', { closed: true }, 'look', 'closed by the switch amid its season'],
    ['2026-11-02T06:00:00Z', {}, 'look', 'its last order day was 1 Nov 2026'],
    ['2026-11-11T06:00:00Z', { lastOrderOn: null }, 'look', 'open until 12 Nov 2026'],
    ['2026-11-13T06:00:00Z', { nextOpensOn: null }, 'look', 'no visitor is told when the shop opens again'],
    ['2026-11-13T06:00:00Z', { nextOpensOn: '2027-08-01' }, 'fine', 'it opens on 1 Aug 2027'],
    ['2027-08-02T06:00:00Z', { nextOpensOn: '2027-08-01' }, 'look', 'no visitor is told'],
  ])('at %s with %o: %s', async (at, changes, verdict, says) => {
    await set(changes);
    const [found] = of(await reportOn({ now: new Date(at), checks: [season] }), 'season');
    expect(found).toMatchObject({ verdict, says: expect.stringContaining(says) });
  });

  test.each([
    ['2026-10-05', 'broken'],
    ['2026-10-06', 'look'],
    ['2026-11-05', 'look'],
    ['2026-11-06', 'fine'],
  ])('on 6 October a licence until %s is %s', async (licenceExpiresOn, verdict) => {
    await database.query("UPDATE setting SET value = value || $1::jsonb WHERE section = 'identity'", [
      JSON.stringify({ licenceExpiresOn }),
    ]);
    const report = await reportOn({ now: new Date('2026-10-06T06:00:00Z'), checks: [season] });
    expect(of(report, 'season')[1]?.verdict).toBe(verdict);
  });
});

test('a job that died, and an e-mail that waits for an hour, are to look at', async () => {
  const job = `INSERT INTO pgboss.job_common (name, data, state, policy, created_on, start_after)
    VALUES ($1, '{}', $2, 'standard', now() - $3::interval, now() - $3::interval)`;
  await database.query(job, ['papers', 'failed', '2 days']);
  await database.query(job, ['mail', 'created', '60 minutes']);
  const report = await reportOn();
  expect(of(report, 'jobs').map(({ says }) => says)).toEqual([
    '1 jobs died (papers).',
    'The oldest of 1 letters waits since 60 minutes.',
  ]);
});

test('what outlived its term three days ago is to look at: nobody runs the command each day', async () => {
  const now = new Date('2026-10-06T06:00:00Z');
  const asked = (days: number) => [new Date(now.getTime() - days * 86_400_000)];
  const insert = `INSERT INTO contact_message (id, at, name, phone, subject, message, done_at, done_by)
    VALUES (uuidv7(), $1, 'Kuzhali', '9876501234', 'delivery', 'Where is it?', $1, 'The owner')`;
  await database.query(insert, asked(367));
  const only = { checks: [retention], now };
  expect(said(await reportOn(only), 'fine')).toEqual(['What has outlived its term is gone.']);
  await database.query(insert, asked(369));
  expect(said(await reportOn({ ...only, url: database.url }), 'look')).toEqual([
    'These have outlived their term for days: messages.',
  ]);
});

test('what throws is told, ends nothing else, and what is broken is read last', async () => {
  const bad: Check = { name: 'bad', examine: () => Promise.reject(new Error('oh')) };
  const good: Check = {
    name: 'good',
    examine: () => Promise.resolve([{ verdict: 'fine', says: 'All is well.' }]),
  };
  const report = await reportOn({ checks: [bad, good] });
  expect(report.verdict).toBe('broken');
  expect(writeReport(report).split('\n')).toEqual([
    'fine           All is well.',
    'broken         This could not be looked at: oh.',
    '               → Tell whoever writes the shop.',
    '',
    '1 fine, 0 to look at, 1 broken',
    '',
  ]);
});
