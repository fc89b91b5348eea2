import { formatDay } from '@shop/contracts/rules/days';
import { today } from '../../../../../../lib/today.ts';
import { words as english } from '../../../../../../words/en/staff/list-page.ts';
import { useWords } from '../../../chosen-words.ts';
import { DayField } from '../../../record/fields/day-field.tsx';
import { dayIn } from '../../../record/state/typed-day.ts';
import styles from './filter-bar.module.css';
import { useTyped } from './use-typed.ts';

/** Whoever writes the year, too, is done. */
const WHOLE = /\d{4}$|^\d{4}-\d\d-\d\d$/;
const KEPT = /^\d{4}-\d\d-\d\d$/;

/** A day of the filter bar: a whole one is told at once, a shorter one when the field is left, one that is none never. */
export function DayFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  onChange: (day: string) => void;
}) {
  const words = useWords(english);
  const { typed, type, finish } = useTyped(value, onChange);
  const notify = (text: string) => {
    const day = dayIn(text, today());
    type(text, text === '' ? '' : WHOLE.test(text) ? day : null);
  };
  const leave = () => {
    const day = typed === '' ? '' : dayIn(typed, today());
    type(day ?? value, day === value ? null : day);
    finish();
  };
  return (
    <DayField
      aria-label={label}
      placeholder={words.anyDay}
      className={styles['day'] ?? ''}
      leftSection={label}
      leftSectionWidth={48}
      rightSectionWidth={36}
      leftSectionProps={{ className: styles['dayLabel'] ?? '' }}
      value={KEPT.test(typed) ? formatDay(typed) : typed}
      onType={notify}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
    />
  );
}
