import { UnderscoreNamingStrategy } from '@mikro-orm/postgresql';

const ENDINGS: Record<string, string> = {
  primary: 'pkey',
  foreign: 'fkey',
  unique: 'key',
  check: 'check',
  index: 'idx',
};

/** Names as PostgreSQL itself gives them, and a foreign key's column by its property alone. */
export class PostgresNaming extends UnderscoreNamingStrategy {
  override joinKeyColumnName(property: string): string {
    return this.propertyToColumnName(property);
  }

  override indexName(table: string, columns: string[], type: string): string {
    return [table, ...(type === 'primary' ? [] : columns), ENDINGS[type]].join('_');
  }
}
