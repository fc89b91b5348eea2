import type { DayFigures, ShareFigures } from '@shop/contracts/figures/views';
import type { Day } from '@shop/contracts/rules/days';
import type { WholeDashboard } from './dashboard-for.ts';

export interface Shares {
  product: (ShareFigures & { pieces: number })[];
  state: ShareFigures[];
  referrer: ShareFigures[];
}

/** What the orders amount to. */
export abstract class Figures {
  abstract dashboard(today: Day): Promise<WholeDashboard>;

  /** Days on which nothing came are left out. */
  abstract days(from: Day, to: Day): Promise<DayFigures[]>;

  /** The largest of each kind. */
  abstract shares(from: Day, to: Day): Promise<Shares>;

  /** In a transaction: counts some of the days anew that are over and were touched since, and says how many. */
  abstract countDays(): Promise<number>;
}
