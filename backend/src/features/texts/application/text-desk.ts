import { Injectable } from '@nestjs/common';
import type { Revised } from '@shop/contracts/revised';
import { pieceFaults } from '@shop/contracts/rules/texts/fill-in';
import { keepsTo, type TextLimit } from '@shop/contracts/rules/limits';
import { LANGUAGES, type Language } from '@shop/contracts/rules/language';
import {
  MAIL_SUBJECT,
  TEXT_IDS,
  textKind,
  type TextForm,
  type TextId,
  type TextEntry,
} from '@shop/contracts/rules/texts/shop-texts';
import type { DeskTextView, TextRowView } from '@shop/contracts/texts/views';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { holdsNothing, safeRichText } from '../../../shared/rich-text.ts';
import { isVisible } from '../../../shared/visible-text.ts';
import { originalText } from '../domain/original-texts.ts';
import { ShopTextRepository, type TextVersion } from './shop-text-repository.ts';

/** What staff do with the texts of the shop: every change is a new version. */
@Injectable()
export class TextDesk {
  constructor(
    private readonly texts: ShopTextRepository,
    private readonly records: RevisedRecords,
  ) {}

  async list(): Promise<TextRowView[]> {
    const saved = await this.texts.last();
    return TEXT_IDS.flatMap((id) =>
      LANGUAGES.map((language) => {
        const last = saved.find((each) => each.id === id && each.language === language);
        return { id, language, last: last ? versionOf(last) : null };
      }),
    );
  }

  async read(id: TextId, language: Language): Promise<DeskTextView> {
    const original = originalText(id, language);
    const last = await this.texts.find(id, language);
    return {
      ...revised(last, original),
      original,
      isOwn: last !== null && last.entry !== null,
      versions: await this.texts.versions(id, language),
    };
  }

  async version(id: TextId, language: Language, version: number): Promise<TextEntry> {
    const original = originalText(id, language);
    return found(await this.texts.version(id, language, version)).entry ?? original;
  }

  /** @throws DomainError record-changed, text-pieces-wrong, text-length-wrong */
  async save(
    id: TextId,
    language: Language,
    typed: TextEntry,
    revision: number,
    actor: AuditEntry['actor'],
  ): Promise<DeskTextView> {
    const original = originalText(id, language);
    const entry = this.checked(id, typed);
    await this.records.save<TextEntry>({
      actor,
      action: 'text.saved',
      subject: language === 'en' ? `text/${id}` : `text/${id}/${language}`,
      revision,
      find: async () => revised(await this.texts.find(id, language), original),
      change: () => entry,
      write: () =>
        this.texts.add(
          id,
          language,
          { version: revision + 1, entry: isSame(entry, this.checked(id, original)) ? null : entry },
          actor,
        ),
    });
    return this.read(id, language);
  }

  /** What is stored of what was typed. @throws DomainError text-pieces-wrong, text-length-wrong */
  checked(id: TextId, { subject, body }: TextEntry): TextEntry {
    const kind = textKind(id);
    const isMail = kind.form === 'mail';
    const entry = {
      subject: isMail ? onOneLine(subject) : '',
      body: IN_FORM[kind.form](body),
    };
    if (isMail) assertLength(isVisible(entry.subject) ? entry.subject : '', MAIL_SUBJECT);
    const isEmpty = kind.form === 'rich' ? holdsNothing(entry.body) : !isVisible(entry.body);
    assertLength(isEmpty ? '' : entry.body, kind.limit);
    const faults = pieceFaults(`${entry.subject}\n${entry.body}`, kind);
    if (faults.unknown.length > 0 || faults.missing.length > 0)
      throw new DomainError('invalid', 'text-pieces-wrong', { ...faults, allowed: kind.pieces });
    return entry;
  }
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const inParagraphs = (text: string) => text.trim();

/** How a text is stored. */
const IN_FORM: Record<TextForm, (typed: string) => string> = {
  line: onOneLine,
  long: inParagraphs,
  mail: inParagraphs,
  rich: safeRichText,
};

function revised(last: TextVersion | null, original: TextEntry): Revised<TextEntry> {
  return { value: last?.entry ?? original, revision: last?.version ?? 0 };
}

function assertLength(text: string, limit: TextLimit): void {
  if (!keepsTo(limit, text)) throw new DomainError('invalid', 'text-length-wrong', { ...limit });
}

function isSame(one: TextEntry, other: TextEntry): boolean {
  return one.subject === other.subject && one.body === other.body;
}

function versionOf({ version, savedAt, savedBy, isOwn }: NonNullable<TextRowView['last']>) {
  return { version, savedAt, savedBy, isOwn };
}
