import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, instantByNow } from '../../../../../platform/persistence/columns.ts';

/** A picture that was uploaded. */
export const picture = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    key: p.text().primary().check("key ~ '^[a-z0-9-]{1,80}$'"),
    alt: p.text(),
    width: p.integer().check('width > 0'),
    height: p.integer().check('height > 0'),
    widths: p.array(Number).columnType('int[]'),
    name: p.text().default(''),
    bytes: p.integer().nullable().check('bytes > 0'),
    contentHash: p
      .text()
      .nullable()
      .unique('picture_content_unique')
      .comment('of the file that was sent; null: came with the shop'),
    addedAt: instantByNow(),
    addedBy: p.text().default(''),
  },
});

/** A document that was uploaded. */
export const document = defineEntity({
  name: 'Document',
  tableName: 'document',
  properties: {
    key: p.text().primary().check("key ~ '^[a-z0-9-]{1,80}$'"),
    name: p.text(),
    bytes: p.integer().check('bytes > 0'),
    contentHash: p.text().unique('document_content_unique'),
    addedAt: instant(),
    addedBy: p.text(),
  },
});
