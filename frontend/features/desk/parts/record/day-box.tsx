import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { formatDay } from '@shop/contracts/rules/days';
import { lazy, Suspense, useState } from 'react';
import { today } from '../../../../lib/today.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { words } from '../../../../words/en/admin-record.ts';
import { dayIn } from './typed-day.ts';

/** It weighs more than all other boxes together, and most people type. */
const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

interface DayBoxProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** As it stands in the box: `20 Nov 2026`, or what is being typed. */
  value: string;
  onType: (text: string) => void;
}

/** A day, typed as `dayIn` understands it or chosen from a calendar. */
export function DayBox({ value, onType, ...box }: DayBoxProps) {
  const [opened, setOpened] = useState(false);
  const choose = (day: string) => {
    onType(formatDay(day));
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <TextInput
        {...box}
        value={value}
        placeholder={words.dayExample}
        autoComplete="off"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        rightSection={
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={words.openCalendar}
              onClick={() => setOpened(!opened)}
            >
              <Icon name="calendar" />
            </ActionIcon>
          </Popover.Target>
        }
      />
      <Popover.Dropdown aria-label={words.calendar}>
        {opened && (
          <Suspense fallback={words.calendarComes}>
            <Calendar day={dayIn(value, today())} onChoose={choose} />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
