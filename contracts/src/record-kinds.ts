import { pickupLocations } from './places/pickup-locations.ts';

/** Every kind of plain records: endpoints, topics and the tests of steps follow from it. */
export const RECORD_KINDS = [pickupLocations] as const;
