import { Button } from '@mantine/core';
import type { ProductRecordView } from '@shop/contracts/products/views';
import { useState } from 'react';
import { stockWords as words } from '../../../words/en/staff/products.ts';
import { Panel } from '../parts/panel.tsx';
import { CorrectStock } from './correct-stock.tsx';
import { CountStock } from './count-stock.tsx';
import { StockLedger } from './stock-ledger.tsx';
import styles from './stock-panel.module.css';

/** How many there are, how it is corrected, and what came and went. */
export function StockPanel({ product, mayWrite }: { product: ProductRecordView; mayWrite: boolean }) {
  const [open, setOpen] = useState<'correct' | 'count' | null>(null);
  const { id, stock } = product;
  const { free, held } = stock;
  const close = () => setOpen(null);
  return (
    <Panel
      title={words.title}
      actions={
        mayWrite && (
          <>
            {free !== null && (
              <Button variant="default" onClick={() => setOpen('correct')}>
                {words.correct}
              </Button>
            )}
            <Button variant={free === null ? 'default' : 'subtle'} onClick={() => setOpen('count')}>
              {free === null ? words.begin : words.end}
            </Button>
          </>
        )
      }
    >
      {free === null ? (
        <p>{words.uncounted}</p>
      ) : (
        <dl className={styles['sums']}>
          {(
            [
              [words.free, free],
              [words.held, held],
              [words.onShelf, free + held],
            ] as const
          ).map(([name, pieces]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{pieces.toLocaleString('en-IN')}</dd>
            </div>
          ))}
        </dl>
      )}
      <StockLedger id={id} />
      {open === 'correct' && free !== null && <CorrectStock id={id} stock={{ free, held }} onClose={close} />}
      {open === 'count' && <CountStock id={id} counted={free !== null} onClose={close} />}
    </Panel>
  );
}
