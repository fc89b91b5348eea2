import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { stepsOf } from '@shop/contracts/rules/orders/order-states';
import { Icon } from '../../../ui/icon.tsx';
import { stepWords } from '../../../words/en/shop/order-steps.ts';
import { words } from '../../../words/en/shop/orders-page.ts';
import styles from './order-steps.module.css';

/** Where the order is on its one line of steps; nothing for a cancelled one. */
export function OrderSteps({ order }: { order: TrackedOrderView }) {
  if (order.state === 'cancelled') return null;
  const steps = stepsOf(order.delivery);
  const now = steps.indexOf(order.state);
  return (
    <ol className={styles['steps']} aria-label={words.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= now ? styles['done'] : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={styles['dot']}>{index <= now && <Icon name="check" size={14} />}</span>
          <span className={styles['name']}>
            {step !== 'cancelled' && stepWords[step]}
            {index < now && <span className="visually-hidden"> ({words.stepDone})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
