import { endpoint } from '../endpoint.ts';
import { orderEndpoints, recordEndpoints } from '../record-endpoints.ts';
import type { SearchedQuery } from '../listing/requests.ts';
import type {
  CityEntry,
  CityRowView,
  StateEffectView,
  StateEntry,
  StateName,
  StateRowView,
} from './views.ts';

// Beside those of shoppers, whose pages would carry them.
export const pickupLocationOrder = orderEndpoints('/api/admin/pickup-locations');

/** One that no order goes to. */
export const removePickupLocation = endpoint('DELETE', '/api/admin/pickup-locations/:id')<{
  view: { id: string };
}>();

const { add: _, ...ofStates } = recordEndpoints('/api/admin/states')<
  SearchedQuery,
  StateRowView,
  StateEntry,
  StateName
>();
/** None is added: they come with the shop. */
export const stateEndpoints = ofStates;

/** What the terms that are typed would change for open orders; saves nothing. */
export const previewState = endpoint('POST', '/api/admin/states/:id/preview')<{
  body: StateEntry;
  view: StateEffectView;
}>();

export const stateOrder = orderEndpoints('/api/admin/states');

export const cityEndpoints = recordEndpoints('/api/admin/cities')<SearchedQuery, CityRowView, CityEntry>();

export const cityOrder = orderEndpoints('/api/admin/cities');

export const removeCity = endpoint('DELETE', '/api/admin/cities/:id')<{ view: { id: string } }>();
