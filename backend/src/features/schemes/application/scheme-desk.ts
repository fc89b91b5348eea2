import { Injectable } from '@nestjs/common';
import type { Revised } from '@shop/contracts/revised';
import { nextSchemeStates } from '@shop/contracts/rules/schemes/membership-states';
import { instalmentDueDays, schemeFits } from '@shop/contracts/rules/schemes/scheme';
import type { MoveSchemeRequest } from '@shop/contracts/schemes/requests';
import type { SchemeEntry, SchemeFields, SchemeRecordView } from '@shop/contracts/schemes/views';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { safeRichText, safeRichTextIfAny } from '../../../shared/rich-text.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { SchemeRepository } from './scheme-repository.ts';

type Actor = AuditEntry['actor'];

/** Advance purchase schemes, as staff keep them. */
@Injectable()
export class SchemeDesk {
  constructor(
    private readonly schemes: SchemeRepository,
    private readonly records: RevisedRecords,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws DomainError slug-used, picture-unknown, scheme-too-long, join-after-first-due */
  async add(fields: SchemeFields, actor: Actor): Promise<{ id: string }> {
    const value = await this.entryOf(fields);
    return this.records.add({ to: this.schemes.records, kind: 'scheme', value, actor });
  }

  /** @throws DomainError what `add` throws; scheme-terms-kept, record-changed */
  async save(
    key: string,
    fields: SchemeFields,
    revision: number,
    actor: Actor,
  ): Promise<Revised<SchemeEntry>> {
    const value = await this.entryOf(fields);
    const among = this.schemes.records;
    return this.records.replace({ among, kind: 'scheme', key, value, revision, actor });
  }

  /** @throws DomainError scheme-state-changed when somebody was faster, or it cannot move there */
  async move(id: string, { from, to }: MoveSchemeRequest, actor: Actor): Promise<SchemeRecordView> {
    const slug = await this.transaction.run(async () => {
      const { slug: held, state } = found(await this.schemes.hold(id));
      if (state !== from || !nextSchemeStates(state).includes(to)) {
        throw new DomainError('conflict', 'scheme-state-changed', { state });
      }
      await this.schemes.move(id, to);
      await this.audit.record({
        actor,
        action: 'scheme.moved',
        subject: `scheme/${id}`,
        before: { state },
        after: { state: to },
      });
      return held;
    });
    return found(await this.schemes.bySlug(slug));
  }

  private async entryOf({ pictureKey, ...fields }: SchemeFields): Promise<SchemeEntry> {
    const firstMonth = `${fields.firstMonth.slice(0, 7)}-01`;
    const terms = { ...fields, firstMonth };
    if (!schemeFits(terms)) throw new DomainError('invalid', 'scheme-too-long', {});
    const [firstDueOn = ''] = instalmentDueDays(terms);
    if (fields.joinUntil > firstDueOn)
      throw new DomainError('invalid', 'join-after-first-due', { firstDueOn });
    const picture = pictureKey === null ? null : await this.schemes.picture(pictureKey);
    if (pictureKey !== null && picture === null) throw new DomainError('conflict', 'picture-unknown', {});
    const { description, descriptionTa } = fields;
    return {
      ...terms,
      description: safeRichText(description),
      descriptionTa: safeRichTextIfAny(descriptionTa),
      picture,
    };
  }
}
