import { pickupLocations } from '../../../../../features/desk/places/pickup-locations.ts';

export const Page = pickupLocations.Record;
