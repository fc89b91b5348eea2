import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { words } from '../../../../words/en/admin-preview.ts';

/** Rows that are shown at first, and more each time. */
const STEP = 100;

/** A list that may have thousands of items; it is drawn as far as somebody reads. */
export function MoreOf<Item>({
  items,
  className,
  children,
}: {
  items: readonly Item[];
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}) {
  const [most, setMost] = useState(STEP);
  const left = items.length - most;
  return (
    <>
      <ul className={className}>{items.slice(0, most).map(children)}</ul>
      {left > 0 && (
        <Button variant="default" onClick={() => setMost(most + STEP * 5)}>
          {words.more(Math.min(left, STEP * 5))}
        </Button>
      )}
    </>
  );
}
