import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { formatDay } from '@shop/contracts/rules/days';
import { lazy } from 'react';
import { today } from '../../../../../lib/today.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { words as english } from '../../../../../words/en/staff/screen.ts';
import { useWords } from '../../chosen-words.ts';
import { Fetched } from '../../fetched.tsx';
import { useDropPanel } from '../../use-drop-panel.ts';
import { dayIn } from '../state/typed-day.ts';

/** It weighs more than all other fields together, and most people type. */
const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As it stands in the field: `20 Nov 2026`, or what is being typed. */
  value: string;
  onType: (text: string) => void;
}

/** A day, typed as `dayIn` understands it or chosen from a calendar. */
export function DayField({ value, onType, ...props }: DayFieldProps) {
  const words = useWords(english);
  const { opens, panel, opened, close } = useDropPanel(words.calendar);
  const choose = (day: string) => {
    onType(formatDay(day));
    close();
  };
  return (
    <TextInput
      placeholder={words.dayExample}
      {...props}
      value={value}
      autoComplete="off"
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      rightSection={
        <>
          <ActionIcon {...opens} variant="subtle" color="gray" size="lg" aria-label={words.openCalendar}>
            <Icon name="calendar" />
          </ActionIcon>
          <div {...panel}>
            {opened && (
              <Fetched fallback={words.calendarComes}>
                <Calendar day={dayIn(value, today())} onChoose={choose} />
              </Fetched>
            )}
          </div>
        </>
      }
    />
  );
}
