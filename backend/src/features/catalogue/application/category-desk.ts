import { Injectable } from '@nestjs/common';
import type { CategoryFields, CategoryEntry } from '@shop/contracts/catalogue/views';
import type { Revised } from '@shop/contracts/revised';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { safeRichText, safeRichTextIfAny } from '../../../shared/rich-text.ts';
import { Categories } from './categories.ts';

type Actor = AuditEntry['actor'];

/** The kinds of goods, as staff keep them. */
@Injectable()
export class CategoryDesk {
  constructor(
    private readonly categories: Categories,
    private readonly records: RevisedRecords,
  ) {}

  /** @throws DomainError slug-used, picture-unknown */
  async add(fields: CategoryFields, actor: Actor): Promise<{ id: string }> {
    const value = await this.entryOf(fields, null);
    return this.records.add({ to: this.categories.records, kind: 'category', value, actor });
  }

  /** Addresses that it and its products had lead to those they have. @throws DomainError slug-used, picture-unknown */
  async save(
    key: string,
    fields: CategoryFields,
    revision: number,
    actor: Actor,
  ): Promise<Revised<CategoryEntry>> {
    const value = await this.entryOf(fields, key);
    const follow = async (before: CategoryEntry, after: CategoryEntry) => {
      if (before.slug !== after.slug) await this.categories.redirect(before.slug, key);
    };
    const among = this.categories.records;
    return this.records.replace({ among, kind: 'category', key, value, revision, actor, follow });
  }

  private async entryOf(
    { pictureKey, ...fields }: CategoryFields,
    id: string | null,
  ): Promise<CategoryEntry> {
    if (await this.categories.wasOfAnother(fields.slug, id))
      throw new DomainError('conflict', 'slug-used', {});
    const picture = pictureKey === null ? null : await this.categories.picture(pictureKey);
    if (pictureKey !== null && picture === null) throw new DomainError('conflict', 'picture-unknown', {});
    const { description, descriptionTa } = fields;
    return {
      ...fields,
      description: safeRichText(description),
      descriptionTa: safeRichTextIfAny(descriptionTa),
      picture,
    };
  }
}
