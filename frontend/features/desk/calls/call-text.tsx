import type { AdminOrderView } from '@shop/contracts/orders/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/admin-calls.ts';
import { ReachCustomer } from '../parts/reach-customer.tsx';
import { useTextLanguage } from '../parts/texts/text-language.tsx';
import styles from './call-at-hand.module.css';

/** The number to call, and a text for who does not answer, in the customer's language. */
export function CallText({ order }: { order: AdminOrderView }) {
  const { shop, publicUrl } = usePageContext();
  const { language, choice } = useTextLanguage();
  const { customer, number, totals, token } = order;
  const text = words.texts[language](
    customer.name,
    shop.identity.name,
    number,
    formatMoney(totals.totalPaise),
    publicUrl + paths.order(token),
  );
  return (
    <div className={styles['reach']}>
      <p className={styles['phone']}>{formatMobile(customer.phone)}</p>
      <ReachCustomer customer={customer} text={text}>
        {choice}
      </ReachCustomer>
    </div>
  );
}
