import { endpoint } from '../endpoint.ts';
import type { SavedViewsQuery, SaveViewRequest } from './requests.ts';
import type { SavedView } from './views.ts';

/** One's own of a list, by name. */
export const listSavedViews = endpoint('GET', '/api/admin/saved-views')<{
  query: SavedViewsQuery;
  view: SavedView[];
}>();

/** Gives the list's views; a name that is there already means other filters from now on. */
export const saveView = endpoint('POST', '/api/admin/saved-views')<{
  body: SaveViewRequest;
  view: SavedView[];
}>();

export const deleteSavedView = endpoint('DELETE', '/api/admin/saved-views/:id')<{ view: undefined }>();
