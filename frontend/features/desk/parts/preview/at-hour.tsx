import { Button, NativeSelect } from '@mantine/core';
import { addDays, dayOf, formatDay } from '@shop/contracts/rules/days';
import { useState, type SyntheticEvent } from 'react';
import { words } from '../../../../words/en/admin-preview.ts';
import styles from './preview.module.css';

/** So many days ahead a change can wait. */
const DAYS = 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** A day and an hour of Kolkata at which a change happens by itself. */
export function AtHour({ isBusy, onChoose }: { isBusy: boolean; onChoose: (at: string) => void }) {
  const [today] = useState(() => dayOf(new Date()));
  const choose = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = Object.fromEntries(new FormData(event.currentTarget)) as { day: string; hour: string };
    onChoose(`${chosen.day}T${chosen.hour}:00+05:30`);
  };
  return (
    <details className={styles['later']}>
      <summary>{words.later}</summary>
      <form onSubmit={choose}>
        <NativeSelect name="day" label={words.day} defaultValue={addDays(today, 1)}>
          {Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead)).map((day) => (
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
          {words.schedule}
        </Button>
      </form>
    </details>
  );
}
