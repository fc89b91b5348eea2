import { formatMoney } from '@shop/contracts/rules/money';
import styles from './money.module.css';

/** An amount with figures that stand under each other. */
export function Money({ paise, struck }: { paise: number; struck?: boolean }) {
  const text = formatMoney(paise);
  return struck ? (
    <s className={styles['struck']}>{text}</s>
  ) : (
    <span className={styles['money']}>{text}</span>
  );
}
