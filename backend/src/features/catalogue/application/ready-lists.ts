import type { ReadyListEntry, ReadyListRowView } from '@shop/contracts/catalogue/ready-lists';
import type { SearchedQuery } from '@shop/contracts/listing/requests';
import { RecordList } from '../../../shared/records/records.ts';

/** Adding and saving throw DomainError name-used. */
export abstract class ReadyLists extends RecordList<SearchedQuery, ReadyListRowView, ReadyListEntry> {}
