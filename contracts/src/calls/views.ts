import type { CallOutcome } from '../rules/desk/calls.ts';
import type { OwnChangeKind } from '../rules/orders/own-changes.ts';

/** Somebody who is calling just now. */
export interface CallerView {
  id: string;
  name: string;
  since: string;
}

/** A placed order that somebody is to call about. */
export interface CallRowView {
  number: string;
  placedAt: string;
  customerName: string;
  phone: string;
  city: string;
  lineCount: number;
  totalPaise: number;
  /** What the customer asks the shop for; null: nothing waits. */
  asked: OwnChangeKind | null;
  /** How often it was called about. */
  tries: number;
  last: { outcome: CallOutcome; at: string; by: string } | null;
  /** When the call was promised, or is to be tried again; null before the first. */
  againAt: string | null;
  caller: CallerView | null;
}

export interface CallListView {
  /** To be called now: who was promised this hour first, then the oldest; as many as are shown. */
  due: CallRowView[];
  /** How many there are; one more than `MOST_COUNTED` stands for any more. */
  dueCount: number;
  /** Those whose hour has not come, the next first. */
  later: CallRowView[];
}
