import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { camelCased } from './camel-case.ts';
import { asDomainError } from './database-errors.ts';

/** Statements that only read, wherever they are asked. */
export interface Reads {
  rows<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /** The first row, or null. */
  row<Row>(statement: RawBuilder<Row>): Promise<Row | null>;
}

/**
 * Plain SQL on the transaction at hand, or on the pool outside of one. Statements are kysely's `sql` templates:
 * every value in them travels as a bound parameter. Rows come under the views' names: `netPaise` of `net_paise`.
 */
@Injectable()
export class Database implements Reads {
  constructor(private readonly em: EntityManager) {}

  async rows<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    try {
      const { rows } = await statement.execute(this.em.getKysely());
      return rows.map((row) => camelCased(row as object) as Row);
    } catch (error) {
      throw asDomainError(error);
    }
  }

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
