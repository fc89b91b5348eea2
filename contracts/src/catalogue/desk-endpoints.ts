import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import { orderEndpoints } from '../record-endpoints.ts';
import type { Revised } from '../revised.ts';
import type { CategoryRequest, ListCategoriesQuery, SaveCategoryRequest } from './requests.ts';
import type { CategoryEntry, CategoryRecordView, CategoryRowView } from './views.ts';

// Beside those of shoppers, whose pages would carry them.
/** In the order of the price list. */
export const listCategories = endpoint('GET', '/api/admin/categories')<{
  query: ListCategoriesQuery;
  view: ListPage<CategoryRowView>;
}>();

export const readCategoryRecord = endpoint('GET', '/api/admin/categories/:id')<{
  view: CategoryRecordView;
}>();

/** It stands at the end of the price list. */
export const addCategory = endpoint('POST', '/api/admin/categories')<{
  body: CategoryRequest;
  view: { id: string };
}>();

export const saveCategory = endpoint('PUT', '/api/admin/categories/:id')<{
  body: SaveCategoryRequest;
  view: Revised<CategoryEntry>;
}>();

/** One without products. */
export const removeCategory = endpoint('DELETE', '/api/admin/categories/:id')<{ view: { id: string } }>();

/** All categories, in order: what a product can be in. */
export const categoryOrder = orderEndpoints('/api/admin/categories');
