import type {
  CategoryProductsView,
  FoundProductsView,
  MovedView,
  PriceListView,
  ProductView,
} from '@shop/contracts/catalogue/views';

/** What the public may read of the catalogue: active products of active categories. */
export abstract class CatalogueQueries {
  abstract priceList(): Promise<PriceListView>;
  /** What staff put on the home page. */
  abstract featured(): Promise<FoundProductsView>;
  /** Null when there is no such category and never was. */
  abstract category(slug: string): Promise<CategoryProductsView | MovedView | null>;
  /** `gone` when it was archived. */
  abstract product(
    categorySlug: string,
    productSlug: string,
  ): Promise<ProductView | MovedView | 'gone' | null>;
}
