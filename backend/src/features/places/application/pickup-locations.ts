import type { ListPage } from '@shop/contracts/listing/views';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';

/** Pickup locations as staff keep them, inactive ones too. */
export abstract class PickupLocations {
  abstract page(query: ListPlacesQuery): Promise<ListPage<PickupLocationRowView>>;
  abstract find(id: string): Promise<Revised<PickupLocationEntry> | null>;
  /** @throws DomainError pickup-location-name-used */
  abstract add(id: string, entry: PickupLocationEntry): Promise<void>;
  /** False when it has another revision by now. @throws DomainError pickup-location-name-used */
  abstract save(id: string, entry: PickupLocationEntry, revision: number): Promise<boolean>;
}
