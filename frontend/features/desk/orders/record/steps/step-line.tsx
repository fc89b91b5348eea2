import type { AdminOrderView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { stepsOf } from '@shop/contracts/rules/orders/order-states';
import { orderStateWords } from '../../../../../words/en/shop/order-states.ts';
import { words } from '../../../../../words/en/staff/order.ts';
import { capital } from '../../../parts/state-word.tsx';
import styles from './step-line.module.css';

/** Where the order is on its way. */
export function StepLine({ order: { delivery, state, placedAt } }: { order: AdminOrderView }) {
  if (state === 'cancelled') return null;
  const steps = stepsOf(delivery);
  const at = steps.indexOf(state);
  return (
    <ol className={styles['steps']} aria-label={words.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= at ? styles['reached'] : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {step === 'placed' ? words.placedAt(formatInstant(placedAt)) : capital(orderStateWords[step])}
        </li>
      ))}
    </ol>
  );
}
