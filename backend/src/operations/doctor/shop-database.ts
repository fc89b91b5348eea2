import pg from 'pg';
import { SERVING } from '../../platform/persistence/connections/time-outs.ts';
import { PoliteConnection } from './connection.ts';

/** Said once by the check of the database; the others leave out what they cannot see. */
export class DatabaseUnavailable extends Error {}

/** An error of these classes is about the statement, not about the database. */
const OF_THE_STATEMENT = /^(?:42|22|23)/;

/**
 * One connection for all checks. The first statement that finds the database away or silent is the last: the others
 * hear so at once, or ten checks would wait for it one after the other.
 */
export class ShopDatabase {
  private connection: PoliteConnection | null = null;
  private unavailableReason: string | null = null;

  /** @param url empty where none is set */
  constructor(private readonly url: string) {
    if (!url) this.unavailableReason = 'its address is missing';
  }

  /** @throws DatabaseUnavailable; what the statement itself is refused for is thrown as it is */
  async rows<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    if (this.unavailableReason !== null) throw new DatabaseUnavailable(this.unavailableReason);
    this.connection ??= new PoliteConnection(this.url, { statement_timeout: SERVING.statement });
    try {
      return await this.connection.rows<Row>(statement, values);
    } catch (error) {
      if (error instanceof pg.DatabaseError && OF_THE_STATEMENT.test(error.code ?? '')) throw error;
      const { message, code } = error as NodeJS.ErrnoException;
      this.unavailableReason = message || (code ?? 'no reason given');
      throw new DatabaseUnavailable(this.unavailableReason);
    }
  }

  /** @throws DatabaseUnavailable; an empty table is an error of whoever asks */
  async row<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row> {
    const [row] = await this.rows<Row>(statement, values);
    if (!row) throw new Error('The database gave no row');
    return row;
  }

  async end(): Promise<void> {
    await this.connection?.end();
  }
}
