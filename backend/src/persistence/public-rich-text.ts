import type { PictureView } from '@shop/contracts/catalogue/views';
import { sql } from 'kysely';
import { pictureKeysIn, safeRichText, withoutBlanks, withPictures } from '../shared/rich-text.ts';
import type { Database } from './database.ts';

/** A rich text as the public reads it: cleaned, and its pictures in all their widths. */
export async function publicRichText(database: Database, stored: string): Promise<string> {
  const html = withoutBlanks(safeRichText(stored));
  const keys = pictureKeysIn(html);
  if (keys.length === 0) return html;
  const pictures = await database.rows(sql<PictureView>`
    SELECT key, alt, width, height, widths FROM picture WHERE key = ANY(${keys})`);
  return withPictures(html, pictures);
}
