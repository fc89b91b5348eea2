import { Controller, Query } from '@nestjs/common';
import { searchProducts } from '@shop/contracts/catalogue/endpoints';
import { SearchQuery } from '@shop/contracts/catalogue/requests';
import type { FoundProductsView } from '@shop/contracts/catalogue/views';
import { Route } from '../../../../http/route.ts';
import { CatalogueQueries } from '../../application/catalogue-queries.ts';

/** Not kept in memory: there are as many questions as people. */
@Controller()
export class PublicSearchController {
  constructor(private readonly catalogue: CatalogueQueries) {}

  @Route(searchProducts)
  search(@Query() { q }: SearchQuery): Promise<FoundProductsView> {
    return this.catalogue.search(q);
  }
}
