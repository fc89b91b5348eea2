import type { MikroORM } from '@mikro-orm/postgresql';

const ADVICE = `PostgreSQL's own log repeats whole rows, with names and phones, where a check is violated. Run as superuser:
  ALTER DATABASE … SET log_error_verbosity = 'terse'; ALTER DATABASE … SET log_min_error_statement = 'panic';\n`;

/**
 * Keeps personal data out of PostgreSQL's own log, as a property of the database. Only a superuser may set it.
 * @returns what is to be done by hand where we may not; null when nothing is
 */
export async function quietLog(orm: MikroORM): Promise<string | null> {
  const connection = orm.em.getConnection();
  const [log] = await connection.execute<{ quiet: boolean; name: string }[]>(`
    SELECT current_setting('log_error_verbosity') = 'terse'
        AND current_setting('log_min_error_statement') = 'panic' AS quiet,
      quote_ident(current_database()) AS name`);
  if (!log || log.quiet) return null;
  try {
    await connection.execute(`
      ALTER DATABASE ${log.name} SET log_error_verbosity = 'terse';
      ALTER DATABASE ${log.name} SET log_min_error_statement = 'panic'`);
    return null;
  } catch {
    return ADVICE.replaceAll('…', log.name);
  }
}
