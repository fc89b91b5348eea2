import type { StateView } from '@shop/contracts/places/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { words } from '../../../../words/en/shop/orders-review.ts';
import styles from './folded-bill.module.css';
import type { Bill } from '../use-bill.ts';

/** Where bill and fields stand beside each other, as in the styles; on paper nothing can be unfolded. */
const WIDE = 'print, (width >= 60em)';

interface FoldedBillProps {
  bill: Bill;
  state: StateView | null;
  children: ReactNode;
}

/**
 * On a phone the bill is one line until it is wanted, or has something to say: the fields come first. Where the shop takes
 * no orders there are none.
 */
export function FoldedBill({ bill, state, children }: FoldedBillProps) {
  const { quantities, quote } = bill;
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(usePageContext().shop.saleMode === 'catalogue');
  const problems = problemsOf(bill, state);
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (problems.join() !== seen.join()) {
    setSeen(problems);
    // Whoever folded it knows what stood in it; what is new stands open.
    if (problems.some((problem) => !seen.includes(problem))) setIsOpen(true);
  }
  return (
    <details
      open={isWide || isOpen}
      className={styles['fold']}
      onToggle={({ currentTarget }) => !isWide && setIsOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {words.billBrief(Object.keys(quantities).length)}
          {quote && (
            <>
              {' · '}
              <b>{formatMoney(quote.totals.totalPaise)}</b>
            </>
          )}
        </span>
        <span className={styles['change']}>{isOpen ? words.billClose : words.billChange}</span>
      </summary>
      {children}
    </details>
  );
}

/** A word for each thing on the bill that wants to be looked at. */
function problemsOf({ quote, lackingPaise, problem, changes }: Bill, state: StateView | null): string[] {
  return [
    ...(problem === null ? [] : ['bill']),
    ...(lackingPaise > 0 && state !== null ? ['minimum'] : []),
    ...changes.map(({ kind, code }) => `${kind} ${code}`),
    ...(quote?.lines ?? []).flatMap(({ code, problem }) => (problem ? [`${problem} ${code}`] : [])),
  ];
}

/** Where bill and fields stand beside each other; true on the server: without JavaScript the bill is open. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribeToWidth(listener: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
