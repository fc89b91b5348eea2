import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type { Revised } from '../revised.ts';
import type {
  AddPickupLocationRequest,
  ListPlacesQuery,
  SavePickupLocationRequest,
  SaveStateRequest,
} from './requests.ts';
import type {
  CityPageView,
  CityView,
  DestinationsView,
  PickupLocationEntry,
  PickupLocationRowView,
  StateEntry,
  StateView,
} from './views.ts';

export const readDestinations = endpoint('GET', '/api/public/destinations')<{ view: DestinationsView }>();

export const readCities = endpoint('GET', '/api/public/cities')<{ view: { cities: CityView[] } }>();

export const readCity = endpoint('GET', '/api/public/cities/:slug')<{ view: CityPageView }>();

export const listPickupLocations = endpoint('GET', '/api/admin/pickup-locations')<{
  query: ListPlacesQuery;
  view: ListPage<PickupLocationRowView>;
}>();

export const readPickupLocation = endpoint('GET', '/api/admin/pickup-locations/:id')<{
  view: Revised<PickupLocationEntry>;
}>();

export const addPickupLocation = endpoint('POST', '/api/admin/pickup-locations')<{
  body: AddPickupLocationRequest;
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
