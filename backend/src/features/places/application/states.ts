import type { SearchedQuery } from '@shop/contracts/listing/requests';
import type { StateEffectView, StateEntry, StateName, StateRowView } from '@shop/contracts/places/views';
import { RecordList } from '../../../shared/records/records.ts';

/** The states of India with the shop's terms. */
export abstract class States extends RecordList<SearchedQuery, StateRowView, StateEntry, StateName> {}

/** What the terms of a state mean for orders that go there and are not dispatched. */
export abstract class StateEffects {
  abstract of(code: string, terms: StateEntry): Promise<StateEffectView>;
}
