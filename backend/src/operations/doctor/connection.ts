import type { Socket } from 'node:net';
import pg, { type ClientConfig, type Connection } from 'pg';
import { toPrimary } from '../../platform/persistence/connections/primary.ts';
import { within } from './within.ts';

/** ms that a server may take to say goodbye; then the connection is dropped. */
const GOODBYE = 500;

/** A connection that is given up at its first silence, and leaves nothing behind that would keep a process alive. */
export class PoliteConnection {
  private readonly client: pg.Client;
  /** The statement before: a connection does one at a time. */
  private last: Promise<unknown>;

  constructor(url: string, timeOuts: ClientConfig) {
    this.client = new pg.Client({
      connectionString: url,
      application_name: 'shop doctor',
      ...timeOuts,
      ...toPrimary(url),
    });
    this.client.on('error', () => undefined);
    this.last = this.client.connect();
    this.last.catch(() => undefined);
  }

  /** @throws what PostgreSQL refuses it for, and what is between, within the bound of a check */
  rows<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const asked = this.last.then(async () => (await this.client.query<Row>(statement, values)).rows);
    // What a statement is refused for does not stop the next; what ends the connection does.
    this.last = asked.catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error;
    });
    this.last.catch(() => undefined);
    return within(asked);
  }

  async end(): Promise<void> {
    await within(this.client.end(), GOODBYE).catch(() => undefined);
    ((this.client as pg.Client & { connection: Connection }).connection.stream as Socket).destroy();
  }
}
