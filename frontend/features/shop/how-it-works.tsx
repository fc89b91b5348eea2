import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { words } from '../../words/en/shop/home.ts';
import styles from './how-it-works.module.css';

const ICONS: readonly IconName[] = ['list', 'check', 'phone', 'lorry'];

/** List, request, call, lorry. */
export function HowItWorks({ saleMode }: { saleMode: SaleMode }) {
  return (
    <ol className={styles['steps']}>
      {words.step(saleMode).map((step, index) => (
        <li key={step.title}>
          <span className={styles['sign']}>
            <Icon name={ICONS[index] ?? 'check'} size={24} />
          </span>
          <div>
            <h3>
              {index + 1}. {step.title}
            </h3>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
