import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { KnownDevices, type KnownDevice } from '../../application/sign-in/known-devices.ts';
import type { SignedInAudience } from '../../domain/session.ts';

const MOST_OF_A_PERSON = 20;

@Injectable()
export class PostgresKnownDevices extends KnownDevices {
  constructor(private readonly database: Database) {
    super();
  }

  async peopleOn(audience: SignedInAudience, tokenHash: string, since: Date): Promise<string[]> {
    const rows = await this.database.rows(sql<{ id: string }>`
      SELECT person_id AS id FROM known_device
      WHERE token_hash = ${tokenHash} AND audience = ${audience} AND last_used_at > ${since}`);
    return rows.map(({ id }) => id);
  }

  async remember({ audience, personId, tokenHash, at }: KnownDevice): Promise<void> {
    await this.database.run(sql`
      INSERT INTO known_device (token_hash, audience, person_id, last_used_at)
      VALUES (${tokenHash}, ${audience}, ${personId}, ${at})
      ON CONFLICT (token_hash, audience, person_id) DO UPDATE SET last_used_at = excluded.last_used_at`);
    await this.database.run(sql`
      DELETE FROM known_device WHERE audience = ${audience} AND person_id = ${personId} AND token_hash IN (
        SELECT token_hash FROM known_device WHERE audience = ${audience} AND person_id = ${personId}
        ORDER BY last_used_at DESC OFFSET ${MOST_OF_A_PERSON})`);
  }
}
