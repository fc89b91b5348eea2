import type { ListPage } from '@shop/contracts/listing/views';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/views';
import type { Records } from '../../../shared/records.ts';

/** Pickup locations as staff keep them, inactive ones too. */
export abstract class PickupLocations {
  /** Adding and saving throw DomainError pickup-location-name-used, state-unknown. */
  abstract readonly records: Records<PickupLocationEntry>;
  abstract page(query: ListPlacesQuery): Promise<ListPage<PickupLocationRowView>>;
}
