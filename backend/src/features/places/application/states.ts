import type { ListPage } from '@shop/contracts/listing/views';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { StateEntry, StateView } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';
import type { Records } from '../../../shared/records.ts';

/** The states of India with the shop's terms. */
export abstract class States {
  abstract readonly records: Records<StateEntry>;
  abstract page(query: ListPlacesQuery): Promise<ListPage<StateView>>;
  abstract find(code: string): Promise<(Revised<StateEntry> & { name: string }) | null>;
}
