import { Injectable } from '@nestjs/common';
import type { CityPageView, CityView, QuestionView } from '@shop/contracts/places/views';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { ContentCache } from '../../../../persistence/content-cache.ts';
import { Database } from '../../../../persistence/database.ts';
import { Cities } from '../../application/cities.ts';
import { cityPage } from '../../application/city-page.ts';
import { Destinations } from '../../application/destinations.ts';

interface Row {
  slug: string;
  name: string;
  stateCode: string;
  deliveryDays: number;
  lastOrderOn: Day | null;
  introduction: string;
  questions: QuestionView[];
  updatedAt: string;
}

@Injectable()
export class PostgresCities extends Cities {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
    private readonly destinations: Destinations,
  ) {
    super();
  }

  async all(): Promise<CityView[]> {
    const pages = await this.pages();
    return pages.map(({ introduction: _, questions: __, state: ___, pickupLocations, ...city }) => ({
      ...city,
      pickupLocations: pickupLocations.length,
    }));
  }

  async bySlug(slug: string): Promise<CityPageView | null> {
    const pages = await this.pages();
    return pages.find((page) => page.slug === slug) ?? null;
  }

  private pages(): Promise<CityPageView[]> {
    return this.cache.keep('cities', async () => {
      const rows = await this.database.rows(sql<Row>`
        SELECT slug, name, state_code, delivery_days, last_order_on, introduction, questions, updated_at
        FROM city WHERE active ORDER BY name`);
      const destinations = await this.destinations.all();
      return rows.map((row) => cityPage(row, destinations));
    });
  }
}
