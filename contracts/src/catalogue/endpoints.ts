import { endpoint } from '../endpoint.ts';
import type { LanguageQuery } from '../language/requests.ts';
import type { SearchQuery } from './requests.ts';
import type {
  CategoryProductsView,
  FoundProductsView,
  MovedView,
  PriceListView,
  ProductView,
  SearchView,
} from './views.ts';

/** All active products, by category in order. */
export const readPriceList = endpoint('GET', '/api/public/price-list')<{ view: PriceListView }>();

/** What staff put on the home page, in the order of the price list. */
export const readFeatured = endpoint('GET', '/api/public/featured')<{ view: FoundProductsView }>();

export const readCategory = endpoint('GET', '/api/public/categories/:categorySlug')<{
  view: CategoryProductsView | MovedView;
}>();

/** An archived product answers `gone`. */
export const readProduct = endpoint('GET', '/api/public/categories/:categorySlug/products/:productSlug')<{
  view: ProductView | MovedView;
}>();

/** By names, codes and kinds, as the price list finds (`rules/catalogue/search`); the best first, 60 at most. */
export const searchProducts = endpoint('GET', '/api/public/search')<{
  query: SearchQuery;
  view: SearchView;
}>();

/** The price list as a PDF to print. */
export const printPriceList = endpoint('GET', '/api/public/price-list.pdf')<{
  query: LanguageQuery;
  view: unknown;
}>();
