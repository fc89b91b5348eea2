import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { RandomIdentifiers } from '../shared/identifiers.ts';
import { safeRichText } from '../shared/rich-text.ts';
import type { Database } from '../platform/persistence/database.ts';
import { db } from '../platform/persistence/query-builder.ts';

/** What posts.json says of the post whose text is in `<slug>.html`. */
interface DemoPost {
  slug: string;
  title: string;
  excerpt: string;
  /** Of some; their text is in `<slug>.ta.html`. */
  titleTa?: string;
  excerptTa?: string;
  /** A picture's key. */
  cover: string;
  tags: string[];
  daysAgo: number;
}

const AUTHOR = 'Agal Crackers';

/** @param folder holds posts/ */
export async function fillPosts(database: Database, folder: string, today: Day): Promise<void> {
  const identifiers = new RandomIdentifiers();
  const list = await readFile(join(folder, 'posts', 'posts.json'), 'utf8');
  for (const post of JSON.parse(list) as DemoPost[]) {
    const body = safeRichText(await readFile(join(folder, 'posts', `${post.slug}.html`), 'utf8'));
    const bodyTa = post.titleTa
      ? safeRichText(await readFile(join(folder, 'posts', `${post.slug}.ta.html`), 'utf8'))
      : null;
    const day = addDays(today, -post.daysAgo);
    // Written on the day it is from: nobody brought it up to date since.
    await database.run(
      db
        .insertInto('post')
        .values({
          id: identifiers.uuid(),
          slug: post.slug,
          title: post.title,
          excerpt: post.excerpt,
          titleTa: post.titleTa ?? null,
          excerptTa: post.excerptTa ?? null,
          bodyTa,
          coverKey: post.cover,
          body,
          tags: post.tags,
          author: AUTHOR,
          state: 'published',
          publishedOn: day,
          updatedAt: sql<string>`${day}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`,
        })
        .onConflict((oc) => oc.doNothing()),
    );
  }
}
