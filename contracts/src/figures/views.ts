import type { WhichSeason } from './requests.ts';
import type { Day } from '../rules/days.ts';
import type { PAYMENT_MODES } from '../rules/orders/payments.ts';

/** Customers who owe. */
interface Owing {
  orders: number;
  balancePaise: number;
}

/** How many orders stand at each step of their way. */
export interface OrdersWaiting {
  toConfirm: number;
  toPack: number;
  toDispatch: number;
  onTheWay: number;
  toCollect: number;
  onHold: number;
}

export interface MoneyOwed {
  /** Confirmed or later, not paid in full. */
  unpaid: Owing;
  /** Those of them that were placed by `lateUntil`. */
  late: Owing;
  refundsDue: number;
}

/** Money that came in for orders and passbooks in a mode; what was corrected is not counted. */
export interface ReceivedFigures {
  mode: (typeof PAYMENT_MODES)[number];
  todayPaise: number;
  /** Of seven days, today the last. */
  weekPaise: number;
}

/** Members of advance schemes who want something of the shop, or it of them; counted like messages. */
export interface MembersWaiting {
  /** Asked to join, and nobody took them yet. */
  requested: number;
  /** Missed an instalment. */
  behind: number;
  /** Their money must soon be used or paid back. */
  settleSoon: number;
  /** Their year is over, and their money is still here: it is paid back. */
  over: number;
}

/** What waits for the person who looks; what is nothing to them is null. */
export interface DashboardView {
  orders: OrdersWaiting | null;
  money: MoneyOwed | null;
  /** Of every mode. */
  received: ReceivedFigures[] | null;
  members: MembersWaiting | null;
  /** Messages from the contact form that nobody has answered; beyond `MOST_COUNTED` one more than that. */
  newContacts: number | null;
  /** Orders that look like their referrer's own, which nobody decided yet. */
  openFlags: number | null;
  /** What the shop gave up sending or doing; counted like messages. */
  failedJobs: number | null;
  /** Counted like messages, with the ten that have the least. */
  lowStock: { count: number; products: LowStock[] } | null;
  today: Day;
}

export interface LowStock {
  code: string;
  name: string;
  stock: number;
}

/** What came in on a day; cancelled orders not counted. */
export interface DayFigures {
  day: Day;
  orders: number;
  valuePaise: number;
}

export interface SeasonDays {
  name: string;
  opensOn: Day;
  closesOn: Day;
}

/** A part of what a season brought, the largest first. */
export interface ShareFigures {
  /** Item code, slug of the category, code of the state, or the referrer's. */
  code: string;
  name: string;
  orders: number;
  valuePaise: number;
}

/** What the products of a category brought together. */
export type CategoryFigures = Omit<ShareFigures, 'orders'> & { pieces: number };

export interface SeasonFiguresView {
  /** The instant at which it was counted. */
  asOf: string;
  season: SeasonDays;
  /** Null where it brought nothing that is known, and for the last one, which is compared with none. */
  before: SeasonDays | null;
  /** By name, what can be asked for. */
  seasons: Partial<Record<WhichSeason, string>>;
  /** Each beside the day of the season before that was as many days before its end. */
  days: (DayFigures & { before: DayFigures | null })[];
  orders: number;
  valuePaise: number;
  /** Those of them that nobody confirmed yet. */
  unconfirmed: { orders: number; valuePaise: number };
  /** What the season before had brought by the same distance from its end; null where there was none. */
  beforeByNow: { orders: number; valuePaise: number } | null;
  bestSellers: (ShareFigures & { pieces: number })[];
  bestCategories: CategoryFigures[];
  states: ShareFigures[];
  referrers: ShareFigures[];
}
