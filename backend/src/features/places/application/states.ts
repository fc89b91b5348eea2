import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { StateEntry, StateName, StateView } from '@shop/contracts/places/views';
import { RecordList } from '../../../shared/records/records.ts';

/** The states of India with the shop's terms. */
export abstract class States extends RecordList<ListPlacesQuery, StateView, StateEntry, StateName> {}
