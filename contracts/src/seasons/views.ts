import type { Day } from '../rules/days.ts';

export const STOCK_CHOICES = ['zero', 'keep'] as const;
export type StockChoice = (typeof STOCK_CHOICES)[number];
export const SCHEME_CHOICES = ['close', 'keep'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

export interface SeasonGlance {
  name: string;
  /** What stands before the running number of an order: `DS26`. */
  numberPrefix: string;
  opensOn: Day;
  closesOn: Day;
}

/** A change of many prices: of how many products, and when. */
export interface PriceChangeGlance {
  /** ISO 8601. */
  at: string;
  rows: number;
}

/** What beginning the next season does, in figures. */
export interface RollOverView {
  from: SeasonGlance;
  to: SeasonGlance;
  /** The shop stays closed on its first day unless somebody turns its switch off. */
  closedBySwitch: boolean;
  /** Neither collected nor cancelled: they go on as they are, under their numbers. */
  openOrders: number;
  /** Counted products that have any, and how many boxes they are together; they become 0, or stay. */
  stock: { products: number; pieces: number };
  /** Products whose rate is kept as last season's. */
  prices: number;
  /** The last change of prices since the season began: what is kept may be the next season's rates already. */
  pricesChanged: PriceChangeGlance | null;
  /** Changes that wait for their hour, the next one first; they stay. */
  pricesToCome: PriceChangeGlance[];
  /** The names of the schemes that are open or running; they are closed, or stay. */
  schemes: string[];
  /** Who waits to be told at the opening; they stay. */
  reminders: number;
  /** Of all but the reminders, which anybody can add to. */
  seen: string;
}
