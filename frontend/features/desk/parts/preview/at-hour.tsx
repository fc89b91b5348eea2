import { Button, NativeSelect } from '@mantine/core';
import { addDays, dayOf, formatDay } from '@shop/contracts/rules/days';
import { MOST_DAYS_AHEAD } from '@shop/contracts/rules/limits';
import { useState, type SyntheticEvent } from 'react';
import { words } from '../../../../words/en/staff/preview.ts';
import { FoldedForm } from '../folded-form.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

interface AtHourProps {
  summary: string;
  submit: string;
  isBusy: boolean;
  onChoose: (at: string) => void;
}

/** A day and an hour of Kolkata at which something happens by itself. */
export function AtHour({ summary, submit, isBusy, onChoose }: AtHourProps) {
  const [today] = useState(() => dayOf(new Date()));
  const choose = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = Object.fromEntries(new FormData(event.currentTarget)) as { day: string; hour: string };
    onChoose(`${chosen.day}T${chosen.hour}:00+05:30`);
  };
  return (
    <FoldedForm summary={summary} onSubmit={choose}>
      <NativeSelect name="day" label={words.day} defaultValue={addDays(today, 1)}>
        {Array.from({ length: MOST_DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).map((day) => (
          <option key={day} value={day}>
            {formatDay(day)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect name="hour" label={words.hour} defaultValue="06">
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {words.clock(Number(hour))}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" variant="default" loading={isBusy}>
        {submit}
      </Button>
    </FoldedForm>
  );
}
