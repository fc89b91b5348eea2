import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { RandomIdentifiers } from '../shared/identifiers.ts';
import { safeRichText } from '../shared/rich-text.ts';
import type { Database } from '../platform/persistence/database.ts';

/** What posts.json says of the post whose text is in `<slug>.html`. */
interface DemoPost {
  slug: string;
  title: string;
  excerpt: string;
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
    const day = addDays(today, -post.daysAgo);
    // Written on the day it is from: nobody brought it up to date since.
    await database.run(sql`
      INSERT INTO post (id, slug, title, excerpt, cover_key, body, tags, author, state, published_on, updated_at)
      VALUES (${identifiers.uuid()}, ${post.slug}, ${post.title}, ${post.excerpt}, ${post.cover}, ${body},
        ${post.tags}::text[], ${AUTHOR}, 'published', ${day},
        ${day}::date::timestamp AT TIME ZONE 'Asia/Kolkata')
      ON CONFLICT DO NOTHING`);
  }
}
