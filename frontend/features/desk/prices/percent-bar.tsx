import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { words } from '../../../words/en/staff/prices.ts';
import { FoldedForm } from '../parts/folded-form.tsx';
import { percentIn, type PercentChange } from './percent.ts';

/** Fills the sheet with prices that are a percentage apart from today's. */
export function PercentBar({ count, onFill }: { count: number; onFill: (change: PercentChange) => void }) {
  const [isWrong, setIsWrong] = useState(false);
  const fill = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = form.get('percent');
    const percent = typeof typed === 'string' ? percentIn(typed) : null;
    setIsWrong(percent === null);
    if (percent === null) return;
    onFill({ percent, which: form.get('which') as PercentChange['which'], unit: Number(form.get('unit')) });
  };
  return (
    <FoldedForm summary={words.percentTitle} boxed noValidate onSubmit={fill}>
      <TextInput
        name="percent"
        label={words.percent}
        description={words.percentHelp}
        inputMode="text"
        autoComplete="off"
        error={isWrong && words.badPercent}
      />
      <NativeSelect name="which" label={words.which}>
        {Object.entries(words.whichPrices).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect name="unit" label={words.rounding}>
        {Object.entries(words.roundings).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
      <Button type="submit" variant="default" disabled={count === 0}>
        {words.fill(count)}
      </Button>
    </FoldedForm>
  );
}
