import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { asDomainError } from './database-errors.ts';

/**
 * Plain SQL on the transaction at hand, or on the pool outside of one. Statements are kysely's `sql` templates:
 * every value in them travels as a bound parameter.
 */
@Injectable()
export class Database {
  constructor(private readonly em: EntityManager) {}

  async rows<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    try {
      return (await statement.execute(this.em.getKysely())).rows;
    } catch (error) {
      throw asDomainError(error);
    }
  }

  /** The first row, or null. */
  async row<Row>(statement: RawBuilder<Row>): Promise<Row | null> {
    return (await this.rows(statement))[0] ?? null;
  }

  /** How many rows a statement without RETURNING touched. */
  async run(statement: RawBuilder<unknown>): Promise<number> {
    try {
      return Number((await statement.execute(this.em.getKysely())).numAffectedRows ?? 0);
    } catch (error) {
      throw asDomainError(error);
    }
  }
}

/** PostgreSQL's text of a timestamptz as ISO 8601. */
export function isoInstant(text: string): string {
  return new Date(text).toISOString();
}
