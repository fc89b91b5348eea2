import { endpoint } from '../endpoint.ts';
import type { ListQuery, PlaceRequest } from '../listing/requests.ts';
import type { ListPage, OrderedRowView } from '../listing/views.ts';
import type { Revised } from '../revised.ts';
import type { ProductState } from '../rules/catalogue/product-states.ts';
import type {
  AddProductRequest,
  ChangeProductStateRequest,
  CorrectStockRequest,
  CountStockRequest,
  ListProductsQuery,
  SaveProductRequest,
} from './requests.ts';
import type {
  ProductEntry,
  ProductListRowView,
  ProductRecordView,
  StockEntryView,
  StockView,
} from './views.ts';

export const listProducts = endpoint('GET', '/api/admin/products')<{
  query: ListProductsQuery;
  view: ListPage<ProductListRowView>;
}>();

/** With the columns of `rules/catalogue/product-columns.ts`. */
export const exportProducts = endpoint('GET', '/api/admin/products/export/:format')<{
  query: ListProductsQuery;
  view: unknown;
}>();

/** A new draft, or a copy as one. */
export const addProduct = endpoint('POST', '/api/admin/products')<{
  body: AddProductRequest;
  view: { id: string; code: string };
}>();

export const readProductRecord = endpoint('GET', '/api/admin/products/:slug')<{ view: ProductRecordView }>();

export const saveProduct = endpoint('PUT', '/api/admin/products/:id')<{
  body: SaveProductRequest;
  view: Revised<ProductEntry>;
}>();

export const changeProductState = endpoint('POST', '/api/admin/products/:id/state')<{
  body: ChangeProductStateRequest;
  view: { state: ProductState };
}>();

/** One that was never ordered, counted or bought in. */
export const removeProduct = endpoint('DELETE', '/api/admin/products/:id')<{ view: { id: string } }>();

/** So many more or fewer. */
export const correctStock = endpoint('POST', '/api/admin/products/:id/stock')<{
  body: CorrectStockRequest;
  view: StockView;
}>();

/** Begins to count a product that nobody counted, or ends it. */
export const countStock = endpoint('POST', '/api/admin/products/:id/stock/counting')<{
  body: CountStockRequest;
  view: StockView;
}>();

/** Newest first. */
export const listStockEntries = endpoint('GET', '/api/admin/products/:id/stock/entries')<{
  query: ListQuery;
  view: ListPage<StockEntryView>;
}>();

/** A category's products as the price list has them; archived ones are left out. */
export const readProductOrder = endpoint('GET', '/api/admin/categories/:id/products')<{
  view: OrderedRowView[];
}>();

/** Its category in the new order. */
export const placeProduct = endpoint('PUT', '/api/admin/products/:id/place')<{
  body: PlaceRequest;
  view: OrderedRowView[];
}>();
