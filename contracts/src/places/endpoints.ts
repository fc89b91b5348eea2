import type { MovedView } from '../catalogue/views.ts';
import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type { Revised } from '../revised.ts';
import type { PlaceRequest } from '../ordering/requests.ts';
import type { OrderedRowView } from '../ordering/views.ts';
import type {
  CityRequest,
  ListPlacesQuery,
  PickupLocationRequest,
  SaveCityRequest,
  SavePickupLocationRequest,
  SaveStateRequest,
} from './requests.ts';
import type {
  CityEntry,
  CityPageView,
  CityRowView,
  CityView,
  DestinationsView,
  PickupLocationEntry,
  PickupLocationRowView,
  StateEntry,
  StateView,
} from './views.ts';

export const readDestinations = endpoint('GET', '/api/public/destinations')<{ view: DestinationsView }>();

export const readCities = endpoint('GET', '/api/public/cities')<{ view: { cities: CityView[] } }>();

export const readCity = endpoint('GET', '/api/public/cities/:slug')<{ view: CityPageView | MovedView }>();

export const listPickupLocations = endpoint('GET', '/api/admin/pickup-locations')<{
  query: ListPlacesQuery;
  view: ListPage<PickupLocationRowView>;
}>();

export const readPickupLocation = endpoint('GET', '/api/admin/pickup-locations/:id')<{
  view: Revised<PickupLocationEntry>;
}>();

export const addPickupLocation = endpoint('POST', '/api/admin/pickup-locations')<{
  body: PickupLocationRequest;
  view: { id: string };
}>();

export const savePickupLocation = endpoint('PUT', '/api/admin/pickup-locations/:id')<{
  body: SavePickupLocationRequest;
  view: Revised<PickupLocationEntry>;
}>();

export const listStates = endpoint('GET', '/api/admin/states')<{
  query: ListPlacesQuery;
  view: ListPage<StateView>;
}>();

export const readState = endpoint('GET', '/api/admin/states/:code')<{
  view: Revised<StateEntry> & { name: string };
}>();

export const saveState = endpoint('PUT', '/api/admin/states/:code')<{
  body: SaveStateRequest;
  view: Revised<StateEntry>;
}>();

export const readStateOrder = endpoint('GET', '/api/admin/states/order')<{ view: OrderedRowView[] }>();

export const placeState = endpoint('PUT', '/api/admin/states/:code/place')<{
  body: PlaceRequest;
  view: OrderedRowView[];
}>();

/** By name. */
export const listCities = endpoint('GET', '/api/admin/cities')<{
  query: ListPlacesQuery;
  view: ListPage<CityRowView>;
}>();

export const readCityRecord = endpoint('GET', '/api/admin/cities/:id')<{ view: Revised<CityEntry> }>();

export const addCity = endpoint('POST', '/api/admin/cities')<{ body: CityRequest; view: { id: string } }>();

export const saveCity = endpoint('PUT', '/api/admin/cities/:id')<{
  body: SaveCityRequest;
  view: Revised<CityEntry>;
}>();
