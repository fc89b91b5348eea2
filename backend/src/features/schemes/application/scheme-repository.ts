import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Day } from '@shop/contracts/rules/days';
import type { PassbookTerms } from '@shop/contracts/rules/schemes/passbook';
import type { SchemeState } from '@shop/contracts/rules/schemes/membership-states';
import type { ListSchemesQuery } from '@shop/contracts/schemes/requests';
import type {
  CollectionView,
  LiabilityView,
  SchemeEntry,
  SchemeRecordView,
  SchemeRowView,
  SchemeView,
} from '@shop/contracts/schemes/views';
import type { Records } from '../../../shared/records/records.ts';

/** A scheme as somebody who joins it needs it. */
export interface JoinableScheme {
  id: string;
  state: SchemeState;
  joinUntil: Day;
  mostMembers: number;
  terms: PassbookTerms;
  /** Places taken, requests among them. */
  members: number;
}

/** The advance purchase schemes: as staff keep them, drafts and closed ones too, and as others join them. */
export abstract class SchemeRepository {
  /** Adding and saving throw DomainError slug-used, picture-unknown, scheme-terms-kept. */
  abstract readonly records: Records<SchemeEntry>;
  abstract page(query: ListSchemesQuery): Promise<ListPage<SchemeRowView>>;
  abstract bySlug(slug: string): Promise<SchemeRecordView | null>;
  abstract picture(key: string): Promise<PictureView | null>;
  /** Its address and state, locked until the transaction ends; null when there is none. */
  abstract hold(id: string): Promise<{ slug: string; state: SchemeState } | null>;
  abstract move(id: string, to: SchemeState): Promise<void>;
  /** Who pays in the month that begins on a day, as it stands today; null when there is no such scheme. */
  abstract collection(slug: string, month: Day, today: Day): Promise<CollectionView | null>;
  abstract liability(today: Day): Promise<LiabilityView>;
  /** Those that can be joined on a day, the smallest instalment first. */
  abstract open(today: Day): Promise<SchemeView[]>;
  /** Until the transaction ends nobody else joins it or leaves it; null when there is none. */
  abstract lock(slug: string): Promise<JoinableScheme | null>;
  /** Tells every copy of the public pages that the last place was taken, or that one is free again. */
  abstract announce(): Promise<void>;
}
