import { Controller, Param } from '@nestjs/common';
import type { MovedView } from '@shop/contracts/catalogue/views';
import { readCities, readCity, readDestinations } from '@shop/contracts/places/endpoints';
import { CityParams } from '@shop/contracts/places/requests';
import type { CityPageView, CityView, DestinationsView } from '@shop/contracts/places/views';
import { CachedContent } from '../../../../platform/http/cached-content.ts';
import { Route } from '../../../../platform/http/route.ts';
import { found } from '../../../../shared/domain-error.ts';
import { Cities } from '../../application/cities.ts';
import { Destinations } from '../../application/destinations.ts';

@Controller()
export class PublicPlacesController {
  constructor(
    private readonly destinations: Destinations,
    private readonly cities: Cities,
  ) {}

  @Route(readDestinations)
  @CachedContent()
  readDestinations(): Promise<DestinationsView> {
    return this.destinations.all();
  }

  @Route(readCities)
  @CachedContent()
  async readCities(): Promise<{ cities: CityView[] }> {
    return { cities: await this.cities.all() };
  }

  @Route(readCity)
  @CachedContent()
  async readCity(@Param() { slug }: CityParams): Promise<CityPageView | MovedView> {
    return found(await this.cities.bySlug(slug));
  }
}
