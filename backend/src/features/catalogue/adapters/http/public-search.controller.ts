import { Controller, Query } from '@nestjs/common';
import { searchProducts } from '@shop/contracts/catalogue/endpoints';
import { SearchQuery } from '@shop/contracts/catalogue/requests';
import type { SearchView } from '@shop/contracts/catalogue/views';
import { Route } from '../../../../platform/http/route.ts';
import { ProductSearch } from '../../application/product-search.ts';

/** Not kept in memory: there are as many questions as people. */
@Controller()
export class PublicSearchController {
  constructor(private readonly products: ProductSearch) {}

  @Route(searchProducts)
  search(@Query() { q }: SearchQuery): Promise<SearchView> {
    return this.products.forSale(q);
  }
}
