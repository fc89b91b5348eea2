import type { MovedView } from '../catalogue/views.ts';
import { endpoint } from '../endpoint.ts';
import type { PlaceRequest } from '../listing/requests.ts';
import type { OrderedRowView } from '../listing/views.ts';
import { recordEndpoints } from '../record-endpoints.ts';
import type { ListPlacesQuery } from './requests.ts';
import type {
  CityEntry,
  CityPageView,
  CityRowView,
  CityView,
  DestinationsView,
  PickupLocationEntry,
  PickupLocationRowView,
  StateEntry,
  StateName,
  StateView,
} from './views.ts';

export const readDestinations = endpoint('GET', '/api/public/destinations')<{ view: DestinationsView }>();

export const readCities = endpoint('GET', '/api/public/cities')<{ view: { cities: CityView[] } }>();

export const readCity = endpoint('GET', '/api/public/cities/:slug')<{ view: CityPageView | MovedView }>();

export const pickupLocationEndpoints = recordEndpoints('/api/admin/pickup-locations')<
  ListPlacesQuery,
  PickupLocationRowView,
  PickupLocationEntry
>();

const { add: _, ...ofStates } = recordEndpoints('/api/admin/states')<
  ListPlacesQuery,
  StateView,
  StateEntry,
  StateName
>();
/** None is added: they come with the shop. */
export const stateEndpoints = ofStates;

export const readStateOrder = endpoint('GET', '/api/admin/states/order')<{ view: OrderedRowView[] }>();

export const placeState = endpoint('PUT', '/api/admin/states/:id/place')<{
  body: PlaceRequest;
  view: OrderedRowView[];
}>();

/** By name. */
export const cityEndpoints = recordEndpoints('/api/admin/cities')<ListPlacesQuery, CityRowView, CityEntry>();
