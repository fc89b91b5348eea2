import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, instantByNow, references } from '../../../../../platform/persistence/columns.ts';
import { picture } from '../../../../uploads/adapters/postgres/schema/upload.ts';

/** An article. */
export const post = defineEntity({
  name: 'Post',
  tableName: 'post',
  properties: {
    id: p.uuid().primary(),
    slug: p.text().unique('post_slug_unique'),
    title: p.text(),
    titleTa: p.text().nullable(),
    excerpt: p.text().default(''),
    excerptTa: p.text().nullable(),
    coverKey: references(picture).nullable(),
    body: p.text().default(''),
    bodyTa: p.text().nullable(),
    tags: p.array().defaultRaw("'{}'::text[]"),
    author: p.text().default(''),
    state: p.text().$type<'draft' | 'scheduled' | 'published' | 'withdrawn'>().default('draft'),
    publishedOn: p.date().nullable(),
    updatedAt: instantByNow(),
    revision: p.integer().default(0),
    publishAt: instant().nullable(),
  },
  indexes: [
    {
      name: 'post_newest',
      properties: ['publishedOn', 'id'],
      columns: [
        { name: 'publishedOn', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
      where: "state = 'published'",
    },
  ],
  checks: [
    { name: 'post_check', expression: "(state <> 'published') OR published_on IS NOT NULL" },
    { name: 'post_state_known', expression: "state IN ('draft', 'scheduled', 'published', 'withdrawn')" },
    { name: 'post_time_known', expression: "(state = 'scheduled') = (publish_at IS NOT NULL)" },
  ],
});

/** A former address of an article. */
export const postRedirect = defineEntity({
  name: 'PostRedirect',
  tableName: 'post_redirect',
  properties: {
    slug: p.text().primary(),
    postId: references(post),
  },
});
