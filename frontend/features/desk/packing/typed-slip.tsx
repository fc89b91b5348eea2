import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { paths } from '../../../lib/paths.ts';
import { words as english } from '../../../words/en/staff/packing.ts';
import { useWords } from '../parts/chosen-words.ts';
import { usePackingList } from './packing-queries.ts';
import styles from './packing.module.css';
import { typedSlipNumber } from './slip-number.ts';

/** A box for the number of an order, for those without a camera. */
export function TypedSlip({ onFound }: { onFound?: () => void }) {
  const words = useWords(english);
  const { data } = usePackingList();
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState(false);
  return (
    <form
      className={styles['typed']}
      onSubmit={(event) => {
        event.preventDefault();
        const known = data?.rows.map((row) => row.number) ?? [];
        const number = typedSlipNumber(typed, known);
        setUnknown(number === null);
        if (number === null) return;
        onFound?.();
        void navigate(paths.adminPackingOf(number));
      }}
    >
      <TextInput
        label={words.number}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={unknown && words.numberUnknown}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
      />
      <Button type="submit" variant="default">
        {words.open}
      </Button>
    </form>
  );
}
