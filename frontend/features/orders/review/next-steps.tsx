import type { Delivery } from '@shop/contracts/rules/orders/order-states';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import { words } from '../../../words/en/shop/next-steps.ts';
import styles from './next-steps.module.css';

/** What happens after the order was sent, in three lines. */
export function NextSteps({ saleMode, delivery }: { saleMode: SaleMode; delivery: Delivery | null }) {
  return (
    <section className={styles['next']} aria-labelledby="next-steps">
      <h2 id="next-steps">{words.title}</h2>
      <ol>
        {words.steps(saleMode, delivery).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
