import type { Day } from '../rules/days.ts';
import type { PAYMENT_MODES } from '../rules/orders/payments.ts';

export const MONEY_SOURCES = ['order', 'passbook', 'payout'] as const;
/** What money was for: an order, a passbook, or a referrer's commission. */
export type MoneySource = (typeof MONEY_SOURCES)[number];

export const MONEY_DIRECTIONS = ['in', 'out'] as const;
export type MoneyDirection = (typeof MONEY_DIRECTIONS)[number];

export type MoneyMode = (typeof PAYMENT_MODES)[number];

/**
 * Money that came in or went out. What was corrected while its month was open is none, and what moved between orders is
 * none.
 */
export interface MoneyEntryView {
  id: string;
  source: MoneySource;
  /** On which it is booked: `valueDay`, unless that was closed. */
  day: Day;
  /** On which it came or went. */
  valueDay: Day;
  /** It takes back an entry of a closed month. */
  isCorrection: boolean;
  mode: MoneyMode;
  reference: string | null;
  /** Negative: it went out. */
  amountPaise: number;
  /** Of the orders, the passbook or the payout. */
  numbers: string[];
  /** Of whoever paid or was paid. */
  name: string;
  recordedAt: string;
  recordedBy: string;
  /** A row of a bank statement tells of it; null where none can: of cash, of what went out, and of what was corrected. */
  isBacked: boolean | null;
}

/** Of a mode: what was there before the days, what came and went in them. */
export interface MoneyOfModeView {
  mode: MoneyMode;
  /** Of all days before the first; 0 where none was asked for. */
  beforePaise: number;
  inPaise: number;
  /** Not negative. */
  outPaise: number;
}

export interface MoneyDayView {
  day: Day;
  inPaise: number;
  outPaise: number;
}

/** What the entries that a query matches come to. */
export interface MoneySumsView {
  modes: MoneyOfModeView[];
  unbacked: { count: number; paise: number };
  /** The latest days on which money moved, the newest first, at most `MOST_MONEY_DAYS`. */
  days: MoneyDayView[];
}

/** So many days have sums. */
export const MOST_MONEY_DAYS = 400;
