import type { PictureView } from '../catalogue/views.ts';
import type { Day } from '../rules/days.ts';
import type { SchemeTerms, SchemeTotals } from '../rules/scheme.ts';

/** An advance purchase scheme that can be joined. */
export interface SchemeView extends SchemeTerms {
  slug: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  picture: PictureView | null;
  graceDays: number;
  joinUntil: Day;
  mostMembers: number;
  totals: SchemeTotals;
  /** When each instalment is due, in order. */
  dueDays: Day[];
}
