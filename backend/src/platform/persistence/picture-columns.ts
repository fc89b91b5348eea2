import type { PictureView } from '@shop/contracts/catalogue/views';
import { sql, type RawBuilder } from 'kysely';
import { jsonOf } from './json-of.ts';

/** A picture as the views have it, from `picture i`. */
export const pictureJson = jsonOf('i', ['key', 'alt', 'width', 'height', 'widths']);

/** The picture whose key a column holds, as the views have it; null when there is none. */
export function pictureBy(keyColumn: RawBuilder<unknown>): RawBuilder<PictureView | null> {
  return sql`(SELECT ${pictureJson} FROM picture i WHERE i.key = ${keyColumn})`;
}
