import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/pickup-locations';
import type { SearchedQuery } from '@shop/contracts/listing/requests';
import { RecordList } from '../../../shared/records/records.ts';

/** As staff keep them, inactive ones too. Adding and saving throw DomainError pickup-location-name-used, state-unknown. */
export abstract class PickupLocations extends RecordList<
  SearchedQuery,
  PickupLocationRowView,
  PickupLocationEntry
> {}
