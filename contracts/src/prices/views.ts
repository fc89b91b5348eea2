import type { ChangeSetView } from '../change-sets/views.ts';
import type { Unit } from '../rules/catalogue/units.ts';

/** A row of the price sheet. */
export interface PriceRowView {
  code: string;
  name: string;
  nameTa: string | null;
  category: string;
  unit: Unit;
  content: string | null;
  /** Not in the public list yet. */
  draft: boolean;
  mrpPaise: number;
  netPaise: number;
  /** What it was sold for last season; null for what is new. */
  lastNetPaise: number | null;
}

/** Every product that is not archived, as the price list has them. */
export interface PriceSheetView {
  products: PriceRowView[];
}

/** The last changes of prices, newest first. */
export interface PriceChangesView {
  changeSets: ChangeSetView[];
}
