import type { SearchedQuery } from '@shop/contracts/listing/requests';
import type { StateEntry, StateName, StateRowView } from '@shop/contracts/places/views';
import { RecordList } from '../../../shared/records/records.ts';

/** The states of India with the shop's terms. */
export abstract class States extends RecordList<SearchedQuery, StateRowView, StateEntry, StateName> {}
