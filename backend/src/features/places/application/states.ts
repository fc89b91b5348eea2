import type { ListPage } from '@shop/contracts/listing/views';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { StateEntry, StateView } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';

/** The states of India with the shop's terms. */
export abstract class States {
  abstract page(query: ListPlacesQuery): Promise<ListPage<StateView>>;
  abstract find(code: string): Promise<(Revised<StateEntry> & { name: string }) | null>;
  /** False when it has another revision by now. */
  abstract save(code: string, entry: StateEntry, revision: number): Promise<boolean>;
}
