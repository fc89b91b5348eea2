import { endpoint } from '../endpoint.ts';
import type { CategoryProductsView, MovedView, PriceListView, ProductView } from './views.ts';

/** All active products, by category in order. */
export const readPriceList = endpoint('GET', '/api/public/price-list')<{ view: PriceListView }>();

export const readCategory = endpoint('GET', '/api/public/categories/:categorySlug')<{
  view: CategoryProductsView | MovedView;
}>();

export const readProduct = endpoint('GET', '/api/public/categories/:categorySlug/products/:productSlug')<{
  view: ProductView | MovedView;
}>();
