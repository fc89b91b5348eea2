import type { ProductRowView } from '@shop/contracts/catalogue/views';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { Stepper } from '../../ui/quantity/stepper.tsx';
import { toast } from '../../ui/messages/toast.ts';
import { words } from '../../words/en/shop/catalogue.ts';
import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { readDraft, setDraftQuantity, useDraft } from '../draft/draft-store.ts';
import styles from './add-to-list.module.css';

type Addable = Pick<ProductRowView, 'code' | 'name' | 'netPaise' | 'available' | 'maxQuantity'>;

/** Puts a product into the draft; without JavaScript the price list takes the quantity. */
export function AddToList({ product }: { product: Addable }) {
  const inDraft = useDraft().quantities[product.code] ?? 0;
  const [quantity, setQuantity] = useState(1);
  const most = product.maxQuantity ?? MOST_OF_ONE;
  if (!product.available) return <p className={styles['soldOut']}>{words.soldOut}</p>;

  const add = () => {
    const had = readDraft().quantities[product.code] ?? 0;
    setDraftQuantity(product.code, Math.min(had + quantity, most), product.netPaise);
    toast(words.added(product.name));
    setQuantity(1);
  };
  return (
    <div className={styles['add']}>
      <div className={styles['live']} data-early-taps>
        <Stepper label={product.name} value={quantity} most={most} onChange={setQuantity} />
        <Button onClick={add} disabled={quantity === 0 || inDraft >= most}>
          {words.addToList}
        </Button>
      </div>
      <LinkButton href={paths.quickOrder} className={styles['plain']}>
        {words.quickOrder}
      </LinkButton>
      {inDraft > 0 && (
        <p>
          {words.inList(inDraft)} · <a href={paths.review}>{words.toList}</a>
        </p>
      )}
    </div>
  );
}
