import { Injectable } from '@nestjs/common';
import type { CorrectStockRequest, CountStockRequest } from '@shop/contracts/products/requests';
import type { StockView } from '@shop/contracts/products/views';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { StockRepository, type StockChange } from './stock-repository.ts';

type Actor = AuditEntry['actor'];

/**
 * Stock is changed by a difference and never set: orders take of it while somebody counts. A count is compared with all
 * that should stand on the shelf, what is free and what is sold but not packed, which no order changes by being placed
 * or cancelled. Who, when and why stands in the ledger.
 */
@Injectable()
export class StockDesk {
  constructor(
    private readonly repository: StockRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError stock-not-counted, shelf-changed, stock-below-zero */
  correct(
    productId: string,
    { change, countedAgainst, reason }: CorrectStockRequest,
    actor: Actor,
  ): Promise<StockView> {
    return this.transaction.run(async () => {
      const { free, held } = found(await this.repository.hold(productId));
      if (free === null) throw new DomainError('conflict', 'stock-not-counted', {});
      if (countedAgainst !== null && countedAgainst !== free + held) {
        throw new DomainError('conflict', 'shelf-changed', { onShelf: free + held });
      }
      if (free + change < 0) throw new DomainError('conflict', 'stock-below-zero', { free });
      await this.repository.book(this.entry(productId, change, reason, actor), free + change);
      return { free: free + change, held };
    });
  }

  /**
   * Begins to count or ends it. While nobody counts, orders take nothing, so the ledger says what is missing to the new
   * figure; when it ends it is written down to nothing.
   * @throws DomainError stock-counted, stock-not-counted
   */
  count(productId: string, { free, reason }: CountStockRequest, actor: Actor): Promise<StockView> {
    return this.transaction.run(async () => {
      const { free: before, held } = found(await this.repository.hold(productId));
      if (before !== null && free !== null) throw new DomainError('conflict', 'stock-counted', {});
      if (before === null && free === null) throw new DomainError('conflict', 'stock-not-counted', {});
      const change = (free ?? 0) - (await this.repository.booked(productId));
      await this.repository.book(this.entry(productId, change, reason, actor), free);
      return { free, held };
    });
  }

  /** What a new product begins with; in the caller's transaction. */
  open(productId: string, free: number, actor: Actor): Promise<void> {
    return this.repository.book({ ...this.entry(productId, free, '', actor), reason: 'opening' }, free);
  }

  private entry(productId: string, change: number, note: string, actor: Actor): StockChange {
    return { productId, change, reason: 'correction', note, actorName: actor.name, at: this.clock.now() };
  }
}
