import { Migration } from '@mikro-orm/migrations';

/** Has the schema say which releases it serves: those whose own schema is this one or a later one. */
export function servedFrom(schema: number): string {
  return `CREATE OR REPLACE FUNCTION schema_served_from() RETURNS integer LANGUAGE sql STABLE AS 'SELECT ${schema}'`;
}

/**
 * A migration that removes what an earlier release uses. It comes a release later than the one that no longer uses it,
 * and names the schema of that: `npm run migrate` refuses it while a copy of an older release lives, and one that
 * comes up afterwards is not ready.
 */
export abstract class RemovingMigration extends Migration {
  static readonly servesFrom: number;

  protected abstract remove(): void;

  override up(): void {
    this.remove();
    this.addSql(servedFrom((this.constructor as typeof RemovingMigration).servesFrom));
  }
}
