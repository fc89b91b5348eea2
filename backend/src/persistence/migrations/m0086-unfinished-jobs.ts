import { Migration } from '@mikro-orm/migrations';

/**
 * The jobs that are not done, those at work among them, by what they are about. All season long a copy asks each ten
 * seconds how many letters of one kind there are, and pg-boss each minute for those at work that take too long: with what
 * waits alone in the index both read every letter of two weeks. The old one goes first: made before, both would wait
 * for a lock that somebody else waits for.
 */
export class UnfinishedJobs extends Migration {
  override up(): void {
    this.addSql(`
      DROP INDEX pgboss.job_waiting_key;
      CREATE INDEX job_unfinished_key ON pgboss.job_common (name, singleton_key) WHERE state <= 'active';
    `);
  }
}
