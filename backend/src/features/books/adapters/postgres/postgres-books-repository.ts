import { Injectable } from '@nestjs/common';
import { MOST_CLOSINGS, type BooksView } from '@shop/contracts/books/views';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { BooksRepository, type NewClosing } from '../../application/books-repository.ts';

/** Raw SQL: the lock that every entry of a ledger takes too, shared (`booked_late`). */
@Injectable()
export class PostgresBooksRepository extends BooksRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async read(): Promise<BooksView> {
    const closings = await this.database.rows(
      db
        .selectFrom('books_closing')
        .select(['closedThrough', 'reason', 'at', 'byName'])
        .orderBy('turn', 'desc')
        .limit(MOST_CLOSINGS),
    );
    return { closedThrough: closings[0]?.closedThrough ?? null, closings };
  }

  async lockedThrough(): Promise<Day | null> {
    await this.database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('books_closing'))`);
    return (await this.read()).closedThrough;
  }

  async add(closing: NewClosing): Promise<void> {
    await this.database.run(db.insertInto('books_closing').values(closing));
  }
}
