import { addDays, type Day } from '@shop/contracts/rules/days';

interface Festival {
  name: string;
  nameTa: string;
  year: number;
  day: Day;
}

/** From the day it is started. */
export const OPEN_FOR_DAYS = 90;

/** As the almanac has it. */
const DIWALI: readonly Day[] = [
  '2026-11-08',
  '2027-10-29',
  '2028-10-17',
  '2029-11-05',
  '2030-10-26',
  '2031-11-14',
  '2032-11-02',
  '2033-10-22',
  '2034-11-10',
  '2035-10-30',
];
const PONGAL = '01-14';

/** Goods take so long on their way, and their orders some days before. */
const LEAST_DAYS_AHEAD = 10;
/** Who orders later has it after the festival. */
const LAST_ORDER_DAYS = 5;

/** What a shop that is shown today sells for: the next Diwali, or Pongal where that comes first. */
export function festivalAhead(today: Day): Festival {
  const soonest = addDays(today, LEAST_DAYS_AHEAD);
  const year = Number(today.slice(0, 4));
  const days = [`${year}-${PONGAL}`, `${year + 1}-${PONGAL}`, ...DIWALI].toSorted();
  const day = days.find((one) => one >= soonest) ?? soonest;
  const names = day.endsWith(PONGAL)
    ? { name: 'Pongal', nameTa: 'பொங்கல்' }
    : { name: 'Diwali', nameTa: 'தீபாவளி' };
  return { ...names, year: Number(day.slice(0, 4)), day };
}

/** The last day to order for it, of a shop that closes on the day given. */
export function lastOrderFor(festival: Pick<Festival, 'day'>, closesOn: Day): Day {
  const day = festival.day < closesOn ? festival.day : closesOn;
  return addDays(day, -LAST_ORDER_DAYS);
}
