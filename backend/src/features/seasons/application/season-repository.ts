import type { Day } from '@shop/contracts/rules/days';
import type { RollOverView } from '@shop/contracts/seasons/views';

export type SeasonFigures = Pick<
  RollOverView,
  'openOrders' | 'stock' | 'prices' | 'pricesChanged' | 'pricesToCome' | 'schemes' | 'reminders'
>;

/** A season that is over. */
export interface PastSeason {
  /** What stood before the running number of its orders: `DS25`. */
  numberPrefix: string;
  name: string;
  opensOn: Day;
  closesOn: Day;
}

/** The seasons before this one, and what the end of one touches beside the settings, in the transaction at hand. */
export abstract class SeasonRepository {
  /** The one before the present one; null in a shop's first. */
  abstract last(): Promise<PastSeason | null>;
  /** @param opensOn the first day of the season that ends */
  abstract figures(opensOn: Day): Promise<SeasonFigures>;
  /** An order bears it, or a season that is over. */
  abstract isUsed(numberPrefix: string): Promise<boolean>;
  abstract keep(season: PastSeason, at: Date): Promise<void>;
  /** The next order of this prefix has number 1. */
  abstract beginNumbers(numberPrefix: string): Promise<void>;
  /** The rates of what is sold become last season's. Tells of how many products. */
  abstract keepPrices(): Promise<number>;
  /** Every counted product has 0 left; the stock ledger says by whom and what for. Tells what was taken off the shelf. */
  abstract emptyShelves(actorName: string, note: string, at: Date): Promise<SeasonFigures['stock']>;
  /** Tells the names of those that were closed. */
  abstract closeSchemes(): Promise<string[]>;
}
