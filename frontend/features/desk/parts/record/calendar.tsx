import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';
import type { Day } from '@shop/contracts/rules/days';

/** Escape closes the calendar, and not the form under it as well. */
const keepEscape = { 'data-mantine-stop-propagation': true };

/** A month to choose a day from. */
export function Calendar({ day, onChoose }: { day: Day | null; onChoose: (day: Day) => void }) {
  return (
    <DatePicker
      value={day}
      {...(day !== null && { defaultDate: day })}
      size="md"
      getDayProps={() => keepEscape}
      onChange={(chosen) => {
        if (chosen !== null) onChoose(chosen);
      }}
    />
  );
}
