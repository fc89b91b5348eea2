import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { setDraftQuantity, useDraft } from '../draft/draft-store.ts';
import { Stepper } from '../../ui/quantity/stepper.tsx';
import styles from './draft-stepper.module.css';

/** How many of a product are in the draft, to be changed on the spot. It needs JavaScript and hides without. */
export function DraftStepper({
  product,
}: {
  product: { code: string; name: string; netPaise: number; maxQuantity: number | null };
}) {
  const { quantities } = useDraft();
  return (
    <div className={styles['stepper']} data-early-taps>
      <Stepper
        label={product.name}
        value={quantities[product.code] ?? 0}
        most={product.maxQuantity ?? MOST_OF_ONE}
        onChange={(quantity) => setDraftQuantity(product.code, quantity, product.netPaise)}
      />
    </div>
  );
}
