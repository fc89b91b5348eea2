import { Button } from '@mantine/core';
import type { PackingLineView } from '@shop/contracts/packing/views';
import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { useState } from 'react';
import { Stepper } from '../../../ui/quantity/stepper.tsx';
import { words } from '../../../words/en/admin-packing.ts';
import styles from './packing.module.css';

/** It comes out from under the bar at the foot. */
function show(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' });
}

/** How many of a line are in the box, where it is not all of it; it stands under the line, without a network too. */
export function CountForm({ line, onCount }: { line: PackingLineView; onCount: (packed: number) => void }) {
  const [packed, setPacked] = useState(line.packed);
  return (
    <form
      ref={show}
      className={styles['counting']}
      onSubmit={(event) => {
        event.preventDefault();
        onCount(packed);
      }}
    >
      <Stepper label={line.name} value={packed} most={MOST_OF_ONE} onChange={setPacked} />
      <Button type="submit">{words.keepCount(packed)}</Button>
    </form>
  );
}
