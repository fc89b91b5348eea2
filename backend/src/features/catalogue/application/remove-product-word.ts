import { Injectable } from '@nestjs/common';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { AuditLog, type AuditEntry } from '../../../shared/records/audit-log.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Brands, ProductTags, ProductWords, type ProductWord } from './product-words.ts';

/** Deletes a brand or a tag that no product has. */
@Injectable()
export class RemoveProductWord {
  constructor(
    private readonly words: ProductWords,
    private readonly brands: Brands,
    private readonly tags: ProductTags,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws DomainError not-found, record-in-use */
  execute(word: ProductWord, id: string, actor: AuditEntry['actor']): Promise<{ id: string }> {
    const { records } = word === 'brand' ? this.brands : this.tags;
    return this.transaction.run(async () => {
      const { value } = found(await records.find(id));
      const products = await this.words.uses(word, id);
      if (products > 0) throw new DomainError('conflict', 'record-in-use', { products });
      await this.words.remove(word, id);
      await this.audit.record({
        actor,
        action: `${word}.deleted`,
        subject: `${word}/${id}`,
        before: value,
        after: null,
      });
      return { id };
    });
  }
}
