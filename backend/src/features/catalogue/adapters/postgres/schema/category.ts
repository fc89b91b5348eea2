import { defineEntity, p } from '@mikro-orm/postgresql';
import { instantByNow, references } from '../../../../../platform/persistence/columns.ts';
import { picture } from '../../../../uploads/adapters/postgres/schema/upload.ts';

/** A group of products. */
export const category = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: {
    id: p.uuid().primary(),
    slug: p.text().unique('category_slug_unique'),
    name: p.text(),
    nameTa: p.text().nullable(),
    description: p.text().default(''),
    descriptionTa: p.text().nullable(),
    pictureKey: references(picture).nullable(),
    position: p.integer(),
    active: p.boolean().default(true),
    updatedAt: instantByNow(),
    revision: p.integer().default(0),
    aliases: p.array().defaultRaw("'{}'::text[]").comment('Other words by which its products are looked for'),
  },
});
