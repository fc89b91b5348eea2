import type { CategoryFigures, DayFigures, ShareFigures } from '@shop/contracts/figures/views';
import type { Day } from '@shop/contracts/rules/days';
import type { WholeDashboard } from './dashboard-for.ts';

export interface Shares {
  product: (ShareFigures & { pieces: number })[];
  category: CategoryFigures[];
  state: ShareFigures[];
  referrer: ShareFigures[];
}

/** What the orders amount to. */
export abstract class Figures {
  abstract dashboard(today: Day): Promise<WholeDashboard>;

  /** Days on which nothing came are left out. */
  abstract days(from: Day, to: Day): Promise<DayFigures[]>;

  /** Orders of these days that are still to be confirmed. */
  abstract unconfirmed(from: Day, to: Day): Promise<{ orders: number; valuePaise: number }>;

  /** The largest of each kind. */
  abstract shares(from: Day, to: Day): Promise<Shares>;

  /**
   * In a transaction: counts the first day anew that is over and was touched since; false where there is none. One at a
   * time: five of the busiest week, of 170,000 lines each, took two thirds of a statement’s time.
   */
  abstract countDay(): Promise<boolean>;
}
