import { Injectable } from '@nestjs/common';
import type { MovedView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { CityRequest } from '@shop/contracts/places/requests';
import type { SearchedQuery } from '@shop/contracts/listing/requests';
import type { CityEntry, CityPageView, CityRowView, CityView } from '@shop/contracts/places/views';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import { sql } from 'kysely';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { publicRichTexts } from '../../../../platform/persistence/public-rich-text.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import {
  asEntered,
  atTheEnd,
  RecordTable,
  type TableOf,
} from '../../../../platform/persistence/record-table.ts';
import { Cities } from '../../application/cities.ts';
import { cityPage } from '../../application/city-page.ts';
import { Destinations } from '../../application/destinations.ts';

/** Raw SQL: the columns, conditions and sort key of the list. */

const table: TableOf<CityEntry> = {
  table: 'city',
  key: 'id',
  fields: { ...asEntered(CityRequest), questions: 'json', questionsTa: 'json' },
  fresh: atTheEnd('city'),
};

const listing: Listing<SearchedQuery, CityRowView, CityRowView> = {
  name: 'cities',
  columns: sql`city.id, city.slug, city.name, delivery_days, last_order_on, active, s.name AS state_name,
    (introduction = '' OR introduction_ta IS NOT NULL) AND (questions = '[]' OR questions_ta <> '[]') AS translated`,
  from: sql`city JOIN state s ON s.code = state_code`,
  key: sql`city.id`,
  sorts: { usual: { by: sql`city.position`, kind: 'number' } },
  conditions: ({ search = '' }) => hasWords(sql`concat_ws(' ', city.name, city.slug, s.name)`, search),
  viewOf: (row) => row,
};

@Injectable()
export class PostgresCities extends Cities {
  readonly records: RecordTable<CityEntry>;

  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
    private readonly destinations: Destinations,
  ) {
    super();
    this.records = new RecordTable(database, table);
  }

  page(query: SearchedQuery): Promise<ListPage<CityRowView>> {
    return pageOf(this.database, listing, query);
  }

  async redirect(slug: string, id: string): Promise<void> {
    await this.database.run(
      db
        .insertInto('city_redirect')
        .values({ slug, cityId: id })
        .onConflict((oc) => oc.doNothing()),
    );
  }

  async wasOfAnother(slug: string, id: string | null): Promise<boolean> {
    const other = await this.database.row(
      db.selectFrom('city_redirect').where('slug', '=', slug).where('cityId', 'is distinct from', id),
    );
    return other !== null;
  }

  async all(): Promise<CityView[]> {
    const pages = await this.pages();
    return pages.map(
      ({
        introduction: _,
        introductionTa: _a,
        questions: _b,
        questionsTa: _c,
        state: _d,
        pickupLocations,
        ...city
      }) => ({
        ...city,
        pickupLocations: pickupLocations.length,
      }),
    );
  }

  async bySlug(slug: string): Promise<CityPageView | MovedView | null> {
    const pages = await this.pages();
    return pages.find((page) => page.slug === slug) ?? this.moved(slug);
  }

  private async moved(slug: string): Promise<MovedView | null> {
    const now = await this.database.row(
      db
        .selectFrom('city_redirect as r')
        .innerJoin('city as c', 'c.id', 'r.cityId')
        .select('c.slug')
        .where('r.slug', '=', slug)
        .where('c.active', '=', true),
    );
    return now && { movedTo: contentPaths.city(now.slug) };
  }

  private pages(): Promise<CityPageView[]> {
    return this.cache.keep('cities', async () => {
      const rows = await this.database.rows(
        db
          .selectFrom('city as c')
          .innerJoin('state as s', 's.code', 'c.stateCode')
          .select([
            'c.slug',
            'c.name',
            'c.stateCode',
            'c.deliveryDays',
            'c.lastOrderOn',
            'c.introduction',
            'c.introductionTa',
            'c.questions',
            'c.questionsTa',
            'c.updatedAt',
          ])
          .where('c.active', '=', true)
          .where('s.served', '=', true)
          .orderBy('c.position'),
      );
      const destinations = await this.destinations.all();
      const written = rows.flatMap(({ introduction, introductionTa }) => [
        introduction,
        introductionTa ?? '',
      ]);
      const shown = await publicRichTexts(this.database, written);
      return rows.map((row, at) => {
        const [introduction = '', introductionTa = ''] = shown.slice(2 * at);
        return cityPage({ ...row, introduction, introductionTa: introductionTa || null }, destinations);
      });
    });
  }
}
