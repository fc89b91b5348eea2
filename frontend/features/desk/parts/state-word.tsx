import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { ProductState } from '@shop/contracts/rules/catalogue/product-states';
import { orderStateWords } from '../../../words/en/shop/order-states.ts';
import { productStateWords } from '../../../words/en/shop/product-states.ts';
import { words } from '../../../words/en/staff/shell.ts';
import { useWords } from './chosen-words.ts';
import styles from './state-word.module.css';

/** A state as a word with a dot; the colour says nothing that the word does not. */
export function StateWord({ state, onHold }: { state: OrderState; onHold?: boolean }) {
  const states = useWords(orderStateWords);
  return (
    <span className={styles['states']}>
      <span className={`${styles['state']} ${styles[state]}`}>{capital(states[state])}</span>
      {onHold && <span className={`${styles['state']} ${styles['hold']}`}>{words.onHold}</span>}
    </span>
  );
}

/** A state that somebody must act on, whatever it is a state of. */
export function GraveWord({ text }: { text: string }) {
  return <span className={`${styles['state']} ${styles['grave']}`}>{text}</span>;
}

export function ProductStateWord({ state }: { state: ProductState }) {
  return <span className={`${styles['state']} ${styles[state]}`}>{productStateWords[state]}</span>;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
