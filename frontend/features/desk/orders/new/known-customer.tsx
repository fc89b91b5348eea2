import { Button } from '@mantine/core';
import type { CustomerOrdersView, CustomerView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { isEditable } from '@shop/contracts/rules/orders/order-content';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/new-order.ts';
import { Answer } from '../../parts/answer.tsx';
import { StateWord } from '../../parts/state-word.tsx';
import { useCustomerOrders } from '../customer-orders.ts';
import rows from '../order-rows.module.css';
import styles from './known-customer.module.css';

interface KnownCustomerProps {
  /** Ten digits. */
  phone: string;
  onUse: (last: NonNullable<CustomerOrdersView['last']>) => void;
}

/** So many earlier orders are shown beside a new one. */
const SHOWN = 5;

/** What the shop knows of a mobile number: its orders, and the address of the last one to take over. */
export function KnownCustomer({ phone, onUse }: KnownCustomerProps) {
  const query = useCustomerOrders(phone);
  return (
    <section className={styles['known']} aria-label={words.known}>
      <Answer query={query} lines={1}>
        {({ orders, last }) =>
          last === null ? (
            <p className={styles['none']}>{words.unknown}</p>
          ) : (
            <>
              <Open orders={orders} />
              <p className={styles['label']}>{words.lastAddress}</p>
              <p className={styles['address']}>{addressOf(last.customer)}</p>
              <Button variant="default" onClick={() => onUse(last)}>
                {words.useAddress}
              </Button>
              <ul className={rows['orders']}>
                {orders.slice(0, SHOWN).map(({ number, placedAt, state, onHold, totalPaise }) => (
                  <li key={number}>
                    <a href={paths.adminOrder(number)} target="_blank">
                      {number}
                    </a>
                    <span>{formatInstant(placedAt)}</span>
                    <StateWord state={state} onHold={onHold} />
                    <Money paise={totalPaise} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Answer>
    </section>
  );
}

function Open({ orders }: Pick<CustomerOrdersView, 'orders'>) {
  const open = orders.filter(({ state }) => isEditable(state));
  if (open.length === 0) return null;
  return <Notice kind="season">{words.open(open.map(({ number }) => number))}</Notice>;
}

const addressOf = ({ name, address, city, stateName, pinCode }: CustomerView) =>
  [name, address, city, `${stateName} ${pinCode}`].filter(Boolean).join(', ');
