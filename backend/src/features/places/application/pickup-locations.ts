import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/views';
import { RecordList } from '../../../shared/records/records.ts';

/** As staff keep them, inactive ones too. Adding and saving throw DomainError pickup-location-name-used, state-unknown. */
export abstract class PickupLocations extends RecordList<
  ListPlacesQuery,
  PickupLocationRowView,
  PickupLocationEntry
> {}
