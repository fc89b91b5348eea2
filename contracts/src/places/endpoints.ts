import type { MovedView } from '../catalogue/views.ts';
import { endpoint } from '../endpoint.ts';
import type { CityPageView, CityView, DestinationsView } from './views.ts';

export const readDestinations = endpoint('GET', '/api/public/destinations')<{ view: DestinationsView }>();

export const readCities = endpoint('GET', '/api/public/cities')<{ view: { cities: CityView[] } }>();

export const readCity = endpoint('GET', '/api/public/cities/:slug')<{ view: CityPageView | MovedView }>();
