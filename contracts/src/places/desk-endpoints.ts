import { orderEndpoints, recordEndpoints } from '../record-endpoints.ts';
import type { ListPlacesQuery } from './requests.ts';
import type {
  CityEntry,
  CityRowView,
  PickupLocationEntry,
  PickupLocationRowView,
  StateEntry,
  StateName,
  StateView,
} from './views.ts';

// Beside those of shoppers, whose pages would carry them.
export const pickupLocationEndpoints = recordEndpoints('/api/admin/pickup-locations')<
  ListPlacesQuery,
  PickupLocationRowView,
  PickupLocationEntry
>();

export const pickupLocationOrder = orderEndpoints('/api/admin/pickup-locations');

const { add: _, ...ofStates } = recordEndpoints('/api/admin/states')<
  ListPlacesQuery,
  StateView,
  StateEntry,
  StateName
>();
/** None is added: they come with the shop. */
export const stateEndpoints = ofStates;

export const stateOrder = orderEndpoints('/api/admin/states');

export const cityEndpoints = recordEndpoints('/api/admin/cities')<ListPlacesQuery, CityRowView, CityEntry>();

export const cityOrder = orderEndpoints('/api/admin/cities');
