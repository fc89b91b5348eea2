import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import { PAGE_TEXT_IDS, type TextEntry, type TextId } from '@shop/contracts/rules/texts/shop-texts';
import type { TextVersionView } from '@shop/contracts/texts/views';
import { sql } from 'kysely';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { publicRichText } from '../../../../platform/persistence/public-rich-text.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { withAnchors } from '../../../../shared/rich-text.ts';
import { ShopTextRepository, type TextVersion } from '../../application/shop-text-repository.ts';
import { ShopTexts, type CurrentText } from '../../application/shop-texts.ts';
import { originalText } from '../../domain/original-texts.ts';

const MOST_VERSIONS = 100;

const version = [
  'version',
  'savedAt',
  'savedByName as savedBy',
  sql<boolean>`body IS NOT NULL`.as('isOwn'),
] as const;
const newest = db
  .selectFrom('shop_text')
  .distinctOn(['textId', 'language'])
  .orderBy('textId')
  .orderBy('language')
  .orderBy('version', 'desc');

@Injectable()
export class PostgresShopTexts extends ShopTextRepository {
  constructor(private readonly database: Database) {
    super();
  }

  last(): Promise<(TextVersionView & { id: TextId; language: Language })[]> {
    return this.database.rows(newest.select(['textId as id', 'language', ...version]));
  }

  find(id: TextId, language: Language): Promise<TextVersion | null> {
    return this.one(id, language, null);
  }

  version(id: TextId, language: Language, number: number): Promise<TextVersion | null> {
    return this.one(id, language, number);
  }

  versions(id: TextId, language: Language): Promise<TextVersionView[]> {
    return this.database.rows(
      db
        .selectFrom('shop_text')
        .select(version)
        .where('textId', '=', id)
        .where('language', '=', language)
        .orderBy('version', 'desc')
        .limit(MOST_VERSIONS),
    );
  }

  async add(
    textId: TextId,
    language: Language,
    { version: number, entry }: TextVersion,
    savedBy: { id: string | null; name: string },
  ): Promise<boolean> {
    const added = await this.database.run(
      db
        .insertInto('shop_text')
        .values({
          textId,
          language,
          version: number,
          subject: entry?.subject ?? '',
          body: entry?.body ?? null,
          savedBy: savedBy.id,
          savedByName: savedBy.name,
        })
        .onConflict((oc) => oc.doNothing()),
    );
    return added === 1;
  }

  private async one(id: TextId, language: Language, number: number | null): Promise<TextVersion | null> {
    const row = await this.database.row(
      db
        .selectFrom('shop_text')
        .select(['version', 'subject', 'body'])
        .where('textId', '=', id)
        .where('language', '=', language)
        .$if(number !== null, (query) => query.where('version', '=', number))
        .orderBy('version', 'desc')
        .limit(1),
    );
    return row && { version: row.version, entry: entryOf(row) };
  }
}

@Injectable()
export class CachedShopTexts extends ShopTexts {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
  ) {
    super();
  }

  async current(id: TextId, language: Language): Promise<CurrentText> {
    const saved = await this.cache.keep('texts', async () => {
      const rows = await this.database.rows(newest.select(['textId', 'language', 'subject', 'body']));
      return new Map(rows.map((row) => [`${row.language}/${row.textId}`, entryOf(row)]));
    });
    // A page promises what the owner wrote; what is written to one person stays in their language.
    const languages = PAGE_TEXT_IDS.includes(id) ? ([language, 'en'] as const) : [language];
    for (const each of languages) {
      const entry = saved.get(`${each}/${id}`);
      if (entry) return { language: each, entry };
    }
    return { language, entry: originalText(id, language) };
  }

  async shown(html: string): Promise<string> {
    return withAnchors(await publicRichText(this.database, html));
  }
}

function entryOf({ subject, body }: { subject: string; body: string | null }): TextEntry | null {
  return body === null ? null : { subject, body };
}
