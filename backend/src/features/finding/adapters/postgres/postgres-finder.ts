import { Injectable } from '@nestjs/common';
import type {
  FoundCityView,
  FoundMemberView,
  FoundOrderView,
  FoundPostView,
  FoundReferrerView,
} from '@shop/contracts/finding/views';
import { find, findIndex } from '@shop/contracts/rules/catalogue/search/find';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { WORDS_OF_ORDER } from '../../../../platform/persistence/listing/words-of-order.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Finder } from '../../application/finder.ts';

/** Raw SQL: conditions of the search, in the words of its indexes. */

const MOST = 6;

/** The newest whose number, name, phone, town, LR number or e-mail hold every word. */
export function ordersWith(words: string): RawBuilder<FoundOrderView> {
  return sql<FoundOrderView>`
    SELECT o.number, o.customer_name, o.phone, o.city, o.state FROM orders o
    WHERE ${sql.join(hasWords(WORDS_OF_ORDER, withPlainMobiles(words)), sql` AND `)}
    ORDER BY o.placed_at DESC LIMIT ${MOST}`;
}

/** The newest whose number, name or phone holds every word. The text is the index's. */
function membersWith(words: string): RawBuilder<FoundMemberView> {
  const text = sql`m.number || ' ' || m.name || ' ' || m.phone`;
  return sql<FoundMemberView>`
    SELECT m.number, m.name, m.phone FROM membership m
    WHERE ${sql.join(hasWords(text, withPlainMobiles(words)), sql` AND `)}
    ORDER BY m.joined_at DESC LIMIT ${MOST}`;
}

/** Those whose name, code, phone or e-mail holds every word; a shop has few enough to look at each. */
function referrersWith(words: string): RawBuilder<FoundReferrerView> {
  const text = sql`concat_ws(' ', r.name, r.code, r.phone, r.email)`;
  return sql<FoundReferrerView>`
    SELECT r.id, r.name, r.code FROM referrer r
    WHERE ${sql.join(hasWords(text, withPlainMobiles(words)), sql` AND `)}
    ORDER BY r.name LIMIT ${MOST}`;
}

/** Those whose title or address holds every word, drafts too; a shop has few enough to look at each. */
function postsWith(words: string): RawBuilder<FoundPostView> {
  const text = sql`p.title || ' ' || p.slug`;
  return sql<FoundPostView>`
    SELECT p.slug, p.title FROM post p
    WHERE p.state <> 'withdrawn' AND ${sql.join(hasWords(text, words), sql` AND `)}
    ORDER BY p.updated_at DESC LIMIT ${MOST}`;
}

@Injectable()
export class PostgresFinder extends Finder {
  constructor(private readonly database: Database) {
    super();
  }

  orders(words: string): Promise<FoundOrderView[]> {
    return this.database.rows(ordersWith(words));
  }

  members(words: string): Promise<FoundMemberView[]> {
    return this.database.rows(membersWith(words));
  }

  referrers(words: string): Promise<FoundReferrerView[]> {
    return this.database.rows(referrersWith(words));
  }

  posts(words: string): Promise<FoundPostView[]> {
    return this.database.rows(postsWith(words));
  }

  /** By the rules of the shop's own search; a shop has few enough to look at each. */
  async cities(words: string): Promise<FoundCityView[]> {
    const cities = await this.database.rows(
      db
        .selectFrom('city as c')
        .innerJoin('state as s', 's.code', 'c.stateCode')
        .select(['c.id', 'c.name', 's.name as stateName'])
        .orderBy('c.position'),
    );
    const found = find(findIndex(cities.map(({ name, stateName }) => ({ names: [name, stateName] }))), words);
    return (found?.places ?? []).slice(0, MOST).flatMap((place) => cities[place] ?? []);
  }
}
