import type { OwnOrderView } from '@shop/contracts/orders/views';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import styles from '../order-actions.module.css';
import cards from '../tracked-order.module.css';

/** Few change anything, or have something broken. */
const ChangeForm = lazy(async () => ({ default: (await import('./own-change-form.tsx')).OwnChangeForm }));
const ClaimForm = lazy(async () => ({ default: (await import('../claim/claim-form.tsx')).ClaimForm }));

type OwnForm = 'edit' | 'cancel' | 'claim';

/** What may be done, in the page's words. */
export interface OwnChangeWords {
  said: string;
  /** What opens each form that she may fill in. */
  buttons: readonly (readonly [OwnForm, string])[];
}

interface OwnChangeProps {
  order: OwnOrderView;
  token: string;
  may: OwnChangeWords;
  /** The order is another now. */
  onDone: (order: OwnOrderView) => void;
}

/** How its customer changes or cancels the order, or tells what is broken; or why not. */
export function OwnChange({ may, ...props }: OwnChangeProps) {
  const [open, setOpen] = useState<OwnForm | null>(null);
  const form = { ...props, onClose: () => setOpen(null) };
  return (
    <section className={cards['card']}>
      <Suspense>
        {open === 'claim' ? (
          <ClaimForm {...form} />
        ) : open ? (
          <ChangeForm {...form} kind={open} />
        ) : (
          <div className={styles['actions']}>
            <p>{may.said}</p>
            {may.buttons.map(([kind, text]) => (
              <Button key={kind} look="quiet" className={styles['scripted']} onClick={() => setOpen(kind)}>
                {text}
              </Button>
            ))}
          </div>
        )}
      </Suspense>
    </section>
  );
}
