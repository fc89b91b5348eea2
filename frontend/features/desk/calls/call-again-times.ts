import { addDays, dayOf, formatDay, formatInstant, formatTime } from '@shop/contracts/rules/days';
import { words } from '../../../words/en/staff/calls.ts';
import type { Option } from '../parts/record/state/fields.ts';

const HOUR_MS = 3_600_000;
/** People are called in these hours, on so many days ahead. */
const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
const DAYS = 7;

/** Stands for a time that is chosen apart. */
export const ANOTHER = 'another';

const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00+05:30`;

/** When customers usually want to be called, with what is meant at this moment. */
export function usualTimes(now: Date): { option: Option; instant: string }[] {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  const inAnHour = new Date(now.getTime() + HOUR_MS).toISOString();
  const six = at(today, 18);
  return [
    { option: { value: 'hour', label: words.inAnHour(formatTime(inAnHour)) }, instant: inAnHour },
    ...(new Date(six) > now ? [{ option: { value: 'six', label: words.atSix }, instant: six }] : []),
    { option: { value: 'morning', label: words.tomorrowMorning }, instant: at(tomorrow, 10) },
    { option: { value: 'evening', label: words.tomorrowEvening }, instant: at(tomorrow, 18) },
  ];
}

/** Every hour of the next days in which people are called. */
export function hoursAhead(now: Date): Option[] {
  const today = dayOf(now);
  return Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead)).flatMap((day) =>
    HOURS.map((hour) => at(day, hour))
      .filter((instant) => new Date(instant) > now)
      .map((instant) => ({ value: instant, label: formatInstant(instant) })),
  );
}

/** The hour where it is today, and its day where it is another. */
export function hourOf(instant: string, now: Date): string {
  const day = dayOf(new Date(instant));
  return day === dayOf(now) ? formatTime(instant) : `${formatDay(day)}, ${formatTime(instant)}`;
}
