import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { getConstructionPlans } from 'pg-boss';
import { LAST_BEFORE_FIRST } from '../migrating/release-schema.ts';
import { servedFrom } from '../migrating/removing-migration.ts';

const DAY = 24 * 60 * 60;
/** Sixteen tries within a day: after 15 s, 30 s, 1 min and so on, every three hours at most. Kept for two weeks. */
const PERSISTENT = {
  retryLimit: 15,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  expireInSeconds: 120,
  retentionSeconds: 14 * DAY,
  deleteAfterSeconds: 14 * DAY,
};
/** Asked for anew before long. */
const REPEATED = { retryLimit: 2, expireInSeconds: 300, retentionSeconds: 3600, deleteAfterSeconds: 3600 };
const QUEUES = {
  mail: PERSISTENT,
  prices: PERSISTENT,
  posts: PERSISTENT,
  'order-days': { ...REPEATED, retryDelay: 5 },
  reminders: {
    retryLimit: 2,
    retryDelay: 5,
    expireInSeconds: 60,
    retentionSeconds: 600,
    deleteAfterSeconds: 600,
  },
  members: { ...REPEATED, retryDelay: 30 },
  papers: {
    retryLimit: 1,
    retryDelay: 5,
    expireInSeconds: 120,
    retentionSeconds: DAY,
    deleteAfterSeconds: DAY,
  },
  reservations: { ...REPEATED, retryDelay: 30 },
};

/** What the owner makes is nobody else's until `rights.sql` says so. */
const NOTHING_BY_DEFAULT = `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
    ALTER DEFAULT PRIVILEGES REVOKE ALL ON TABLES FROM shop_app;
    ALTER DEFAULT PRIVILEGES REVOKE ALL ON SEQUENCES FROM shop_app;
    ALTER DEFAULT PRIVILEGES REVOKE ALL ON SCHEMAS FROM shop_app;
  END IF;
END $$`;

/**
 * Everything that release 1.0.0 needs, on an empty database. A database of the last release before has all but the
 * table of SQL files; one that is older goes through that release first.
 */
export class FirstSchema extends Migration {
  override async up(): Promise<void> {
    const before = await this.migrationsBefore();
    if (before.length === 0) return this.make();
    if (!before.includes(LAST_BEFORE_FIRST)) {
      throw new Error(
        `This database is of an older release (its last migration is ${before.at(-1)}). ` +
          `Migrate it with release 0.9 (schema 120, the last before 1.0.0) first, then with this one.`,
      );
    }
    this.addSql(`CREATE TABLE schema_file (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  }

  private async migrationsBefore(): Promise<string[]> {
    const rows = await this.execute('SELECT name FROM migration ORDER BY name');
    return rows.map(({ name }) => String(name));
  }

  private make(): void {
    this.addSql(NOTHING_BY_DEFAULT);
    this.addSql(readFileSync(path.join(import.meta.dirname, 'm0121-first-schema.sql'), 'utf8'));
    this.jobs();
    // Releases from schema 56 on could serve the tables as they are.
    this.addSql(servedFrom(56));
  }

  /**
   * pg-boss's tables and our queues, made by the owner, so that whoever serves needs no right to make anything. A newer
   * pg-boss with other tables gets a migration of its own, from `getMigrationPlans`.
   */
  private jobs(): void {
    // The plan is a transaction of its own; this migration has one already.
    const plan = getConstructionPlans('pgboss');
    this.addSql(plan.slice(plan.indexOf('CREATE SCHEMA'), plan.lastIndexOf('COMMIT')));
    for (const [name, options] of Object.entries(QUEUES)) {
      const given = JSON.stringify({ policy: 'standard', ...options });
      this.addSql(`SELECT pgboss.create_queue('${name}', '${given}'::jsonb)`);
    }
    this.addSql(`
      CREATE INDEX job_failed ON pgboss.job_common ((coalesce(completed_on, created_on)), id) WHERE state = 'failed';
      -- Unfinished jobs by what they are about: pg-boss asks each minute for those at work that take too long.
      CREATE INDEX job_unfinished_key ON pgboss.job_common (name, singleton_key) WHERE state <= 'active';
    `);
  }
}
