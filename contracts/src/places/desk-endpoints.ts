import { orderEndpoints, recordEndpoints } from '../record-endpoints.ts';
import type { SearchedQuery } from '../listing/requests.ts';
import type { CityEntry, CityRowView, StateEntry, StateName, StateView } from './views.ts';

// Beside those of shoppers, whose pages would carry them.
export const pickupLocationOrder = orderEndpoints('/api/admin/pickup-locations');

const { add: _, ...ofStates } = recordEndpoints('/api/admin/states')<
  SearchedQuery,
  StateView,
  StateEntry,
  StateName
>();
/** None is added: they come with the shop. */
export const stateEndpoints = ofStates;

export const stateOrder = orderEndpoints('/api/admin/states');

export const cityEndpoints = recordEndpoints('/api/admin/cities')<SearchedQuery, CityRowView, CityEntry>();

export const cityOrder = orderEndpoints('/api/admin/cities');
