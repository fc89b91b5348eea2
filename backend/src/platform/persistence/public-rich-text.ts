import { pictureKeysIn, safeRichText, withoutBlanks, withPictures } from '../../shared/rich-text.ts';
import type { Database } from './database.ts';
import { db } from './query-builder.ts';

/** A rich text as the public reads it: cleaned, and its pictures in all their widths. */
export async function publicRichText(database: Database, stored: string): Promise<string> {
  const [html = ''] = await publicRichTexts(database, [stored]);
  return html;
}

/** The same of many, whose pictures are asked for at once. */
export async function publicRichTexts(database: Database, stored: readonly string[]): Promise<string[]> {
  const texts = stored.map((text) => withoutBlanks(safeRichText(text)));
  const keys = [...new Set(texts.flatMap(pictureKeysIn))];
  if (keys.length === 0) return texts;
  const pictures = await database.rows(
    db.selectFrom('picture').select(['key', 'alt', 'width', 'height', 'widths']).where('key', 'in', keys),
  );
  return texts.map((html) => withPictures(html, pictures));
}
