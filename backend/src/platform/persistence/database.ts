import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import { camelCased } from './camel-case.ts';
import { asDomainError } from './database-errors.ts';
import { db } from './query-builder.ts';

/** What the query builder built (`query-builder.ts`), or raw SQL: every value in it travels as a bound parameter. */
export type Statement<Row> = Compilable<Row> | RawBuilder<Row>;

/** Statements that only read, wherever they are asked. */
export interface Reads {
  rows<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** The first row, or null. */
  row<Row>(statement: Statement<Row>): Promise<Row | null>;
}

/**
 * Runs statements in the transaction at hand, or on the pool outside of one. Rows come under the views' names: `netPaise`
 * of `net_paise`.
 */
@Injectable()
export class Database implements Reads {
  constructor(private readonly em: EntityManager) {}

  async rows<Row>(statement: Statement<Row>): Promise<Row[]> {
    const { rows } = await this.execute(statement);
    return rows.map((row) => camelCased(row as object) as Row);
  }

  async row<Row>(statement: Statement<Row>): Promise<Row | null> {
    return (await this.rows(statement))[0] ?? null;
  }

  /** How many rows a statement without RETURNING touched. */
  async run(statement: Statement<unknown>): Promise<number> {
    return Number((await this.execute(statement)).numAffectedRows ?? 0);
  }

  private async execute<Row>(statement: Statement<Row>): Promise<QueryResult<Row>> {
    try {
      return await this.em.getKysely().executeQuery(compiled(statement));
    } catch (error) {
      throw asDomainError(error);
    }
  }
}

/** The text of a statement, and its values. Names in raw SQL stay as they are. */
export function compiled<Row>(statement: Statement<Row>): CompiledQuery<Row> {
  return 'isRawBuilder' in statement ? statement.compile(plain) : statement.compile();
}

const plain = db.withoutPlugins();
