import type { PictureView } from '@shop/contracts/catalogue/views';
import { sql, type RawBuilder } from 'kysely';

/** The picture whose key a column holds, as the views have it; null when there is none. */
export function pictureBy(keyColumn: RawBuilder<unknown>): RawBuilder<PictureView | null> {
  return sql`(SELECT jsonb_build_object('key', i.key, 'alt', i.alt, 'width', i.width, 'height', i.height,
    'widths', i.widths) FROM picture i WHERE i.key = ${keyColumn})`;
}
