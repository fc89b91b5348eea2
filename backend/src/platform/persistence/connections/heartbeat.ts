import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { RELEASE_SCHEMA } from '../migrating/release-schema.ts';

/** That this copy lives, and of which schema its release is: what `npm run migrate` asks before it takes something away. */
@Injectable()
export class Heartbeat {
  private readonly id = randomUUID();

  beat(client: pg.Client): Promise<unknown> {
    return asked(
      client,
      `INSERT INTO backend_copy (id, schema_number, seen_at) VALUES ($1, $2, now())
       ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [this.id, RELEASE_SCHEMA],
    );
  }

  /** Copies that ended without a word are forgotten by those who end in order. */
  end(client: pg.Client): Promise<unknown> {
    return asked(client, "DELETE FROM backend_copy WHERE id = $1 OR seen_at < now() - interval '1 day'", [
      this.id,
    ]);
  }
}

/** What PostgreSQL refuses, on a schema of before for example, is an answer all the same: readiness says what is wrong. */
async function asked(client: pg.Client, text: string, values: unknown[]): Promise<void> {
  try {
    await client.query(text, values);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
  }
}
