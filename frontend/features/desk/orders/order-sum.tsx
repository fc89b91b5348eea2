import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/goods.ts';
import styles from './order-sum.module.css';

interface OrderSumProps {
  items: number;
  /** With all charges, paise; null while nobody knows. */
  totalPaise: number | null;
}

/** How many items an order has, and what they come to: at the foot of the screen while it is filled or edited. */
export function OrderSum({ items, totalPaise }: OrderSumProps) {
  return (
    <p className={styles['sum']}>
      <span>{words.comeTo(items)}</span>{' '}
      <strong>{totalPaise === null ? '–' : <Money paise={totalPaise} />}</strong>
    </p>
  );
}
