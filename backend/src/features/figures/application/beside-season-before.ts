import type { DayFigures, SeasonDays, SeasonFiguresView } from '@shop/contracts/figures/views';
import { addDays, type Day } from '@shop/contracts/rules/days';

const DAY = 86_400_000;
/** Of a season that somebody typed years long. */
const MOST_DAYS = 400;

interface SeasonBefore extends SeasonDays {
  days: readonly DayFigures[];
}

/**
 * Every day of a season until one, beside the day of the season before that was as many days before its end: people buy
 * for the festival, whatever its date.
 */
export function besideSeasonBefore(
  season: SeasonDays,
  until: Day,
  days: readonly DayFigures[],
  before: SeasonBefore | null,
): SeasonFiguresView['days'] {
  const own = new Map(days.map((figures) => [figures.day, figures]));
  const earlier = new Map(before?.days.map((figures) => [figures.day, figures]));
  const shift = before ? daysFrom(season.closesOn, before.closesOn) : 0;
  return daysOf(season.opensOn, until).map((day) => {
    const beside = addDays(day, shift);
    return {
      ...(own.get(day) ?? nothingOn(day)),
      before: before && beside >= before.opensOn ? (earlier.get(beside) ?? nothingOn(beside)) : null,
    };
  });
}

export function sumOf(days: readonly DayFigures[]): { orders: number; valuePaise: number } {
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    valuePaise: days.reduce((sum, { valuePaise }) => sum + valuePaise, 0),
  };
}

function nothingOn(day: Day): DayFigures {
  return { day, orders: 0, valuePaise: 0 };
}

function daysOf(from: Day, to: Day): Day[] {
  const length = Math.min(daysFrom(from, to) + 1, MOST_DAYS);
  return Array.from({ length: Math.max(length, 0) }, (_, at) => addDays(from, at));
}

function daysFrom(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
