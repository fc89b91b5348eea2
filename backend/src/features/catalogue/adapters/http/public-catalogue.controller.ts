import { Controller, Param } from '@nestjs/common';
import { readCategory, readFeatured, readPriceList, readProduct } from '@shop/contracts/catalogue/endpoints';
import { CategoryParams, ProductParams } from '@shop/contracts/catalogue/requests';
import { CachedContent } from '../../../../platform/http/cached-content.ts';
import { Route } from '../../../../platform/http/route.ts';
import { found, foundUnlessGone } from '../../../../shared/domain-error.ts';
import { CatalogueQueries } from '../../application/catalogue-queries.ts';

@Controller()
@CachedContent()
export class PublicCatalogueController {
  constructor(private readonly catalogue: CatalogueQueries) {}

  @Route(readPriceList)
  priceList() {
    return this.catalogue.priceList();
  }

  @Route(readFeatured)
  featured() {
    return this.catalogue.featured();
  }

  @Route(readCategory)
  async category(@Param() { categorySlug }: CategoryParams) {
    return found(await this.catalogue.category(categorySlug));
  }

  @Route(readProduct)
  async product(@Param() { categorySlug, productSlug }: ProductParams) {
    return foundUnlessGone(await this.catalogue.product(categorySlug, productSlug));
  }
}
