import { Injectable } from '@nestjs/common';
import type { BooksView } from '@shop/contracts/books/views';
import type { Day } from '@shop/contracts/rules/days';
import { AuditLog } from '../../../shared/records/audit-log.ts';
import type { StaffPerson } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { BooksRepository } from './books-repository.ts';

/** A closed day takes no more entries: triggers on the ledgers see to it. */
@Injectable()
export class CloseBooks {
  constructor(
    private readonly books: BooksRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  read(): Promise<BooksView> {
    return this.books.read();
  }

  /** @throws DomainError books-day-not-over, books-closed-already */
  close(closedThrough: Day, actor: StaffPerson): Promise<BooksView> {
    if (closedThrough >= this.clock.today()) throw new DomainError('conflict', 'books-day-not-over', {});
    return this.move('books.closed', closedThrough, '', actor, (before) => {
      if (before !== null && closedThrough < before)
        throw new DomainError('conflict', 'books-closed-already', { closedThrough: before });
    });
  }

  /** What was booked late meanwhile stays where it was booked. @throws DomainError books-not-closed */
  reopen(closedThrough: Day | null, reason: string, actor: StaffPerson): Promise<BooksView> {
    return this.move('books.reopened', closedThrough, reason, actor, (before) => {
      if (before === null || (closedThrough !== null && closedThrough > before))
        throw new DomainError('conflict', 'books-not-closed', {});
    });
  }

  private async move(
    action: string,
    closedThrough: Day | null,
    reason: string,
    actor: StaffPerson,
    check: (before: Day | null) => void,
  ): Promise<BooksView> {
    await this.transaction.run(async () => {
      const before = await this.books.lockedThrough();
      // Said twice, it was done once.
      if (closedThrough === before) return;
      check(before);
      const { id: by, name: byName } = actor;
      await this.books.add({ closedThrough, reason, at: this.clock.now(), by, byName });
      const after = { closedThrough, ...(reason && { reason }) };
      await this.audit.record({ actor, action, subject: 'books', before: { closedThrough: before }, after });
    });
    return this.books.read();
  }
}
