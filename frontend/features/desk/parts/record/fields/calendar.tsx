import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';
import type { Day } from '@shop/contracts/rules/days';
import { useEffect, useRef } from 'react';

/** Escape closes the calendar, and not the form under it as well. */
const keepEscape = { 'data-mantine-stop-propagation': true };

/** A month to choose a day from; the focus goes to the day that is chosen, or to today. */
export function Calendar({ day, onChoose }: { day: Day | null; onChoose: (day: Day) => void }) {
  const month = useRef<HTMLDivElement>(null);
  useEffect(() => month.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), []);
  return (
    <DatePicker
      ref={month}
      value={day}
      {...(day !== null && { defaultDate: day })}
      size="md"
      highlightToday
      getDayProps={() => keepEscape}
      onChange={(chosen) => {
        if (chosen !== null) onChoose(chosen);
      }}
    />
  );
}
