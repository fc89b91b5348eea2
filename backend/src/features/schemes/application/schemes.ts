import type { PassbookTerms } from '@shop/contracts/rules/schemes/passbook';
import type { Day } from '@shop/contracts/rules/days';
import type { SchemeState } from '@shop/contracts/rules/schemes/membership-states';
import type { SchemeView } from '@shop/contracts/schemes/views';

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

/** The advance purchase schemes. */
export abstract class Schemes {
  /** Those that can be joined on a day, the smallest instalment first. */
  abstract open(today: Day): Promise<SchemeView[]>;
  /** Until the transaction ends nobody else joins it or leaves it; null when there is none. */
  abstract lock(slug: string): Promise<JoinableScheme | null>;
  /** Tells every copy of the public pages that the last place was taken, or that one is free again. */
  abstract announce(): Promise<void>;
}
