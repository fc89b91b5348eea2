import type { OwnOrderView } from '@shop/contracts/orders/views';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import styles from '../order-actions.module.css';
import cards from '../tracked-order.module.css';

/** Few change anything. */
const ChangeForm = lazy(async () => ({ default: (await import('./change-form.tsx')).ChangeForm }));
const CancelForm = lazy(async () => ({ default: (await import('./cancel-form.tsx')).CancelForm }));

/** What may be done, in the page's words. */
export interface OwnChangeWords {
  said: string;
  /** Null: she may not. */
  edit: string | null;
  cancel: string | null;
}

interface OwnChangeProps {
  order: OwnOrderView;
  token: string;
  may: OwnChangeWords;
  /** The order is another now. */
  onDone: (order: OwnOrderView) => void;
}

/** How its customer changes or cancels the order, or why not. */
export function OwnChange({ may, ...props }: OwnChangeProps) {
  const [open, setOpen] = useState<'edit' | 'cancel' | null>(null);
  const { said, edit, cancel } = may;
  const form = { ...props, onClose: () => setOpen(null) };
  return (
    <section className={cards['card']}>
      <Suspense>
        {open === 'edit' ? (
          <ChangeForm {...form} />
        ) : open === 'cancel' ? (
          <CancelForm {...form} />
        ) : (
          <div className={styles['actions']}>
            <p>{said}</p>
            {edit && (
              <Button look="quiet" className={styles['scripted']} onClick={() => setOpen('edit')}>
                {edit}
              </Button>
            )}
            {cancel && (
              <Button look="quiet" className={styles['scripted']} onClick={() => setOpen('cancel')}>
                {cancel}
              </Button>
            )}
          </div>
        )}
      </Suspense>
    </section>
  );
}
