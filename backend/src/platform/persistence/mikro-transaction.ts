import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntityManager, TransactionPropagation } from '@mikro-orm/postgresql';
import { DomainError } from '../../shared/domain-error.ts';
import { Transaction } from '../../shared/transaction.ts';
import { asDomainError, isRetryable } from './database-errors.ts';

const TRIES = 5;

@Injectable()
export class MikroTransaction extends Transaction {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.em.transactional(work, { propagation: TransactionPropagation.REQUIRED });
      } catch (error) {
        if (!isRetryable(error)) throw asDomainError(error);
        if (attempt === TRIES) {
          throw new DomainError('unavailable', 'database-unavailable', {}, { cause: error });
        }
        await sleep(Math.random() * 20 * 2 ** attempt);
      }
    }
  }
}
