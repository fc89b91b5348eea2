import { Button } from '@mantine/core';
import type { AdminOrderView, OrderRowView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { mergeObstacle } from '@shop/contracts/rules/orders/order-content';
import { useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { words } from '../../../../words/en/staff/merge.ts';
import { paymentWords } from '../../../../words/en/staff/orders.ts';
import { staffSession } from '../../../accounts/session.ts';
import { Panel } from '../../parts/panel.tsx';
import { StateWord } from '../../parts/state-word.tsx';
import { useCustomerOrders } from '../customer-orders.ts';
import type { Desk } from '../desk.ts';
import { MergeDialog } from './merge-dialog.tsx';
import rows from '../order-rows.module.css';
import styles from './same-customer.module.css';

/** The other orders of the customer's number; those that can be put into this one until both are packed. */
export function SameCustomer({ desk }: { desk: Desk }) {
  const { order } = desk;
  const { data } = useCustomerOrders(order.customer.phone);
  const [merging, setMerging] = useState<OrderRowView | null>(null);
  const others = data?.orders.filter(({ number }) => number !== order.number) ?? [];
  const mayMerge = staffSession.current().permissions.includes('orders.edit');
  if (others.length === 0) return null;
  return (
    <Panel title={words.title}>
      <ul className={rows['orders']}>
        {others.map((other) => (
          <li key={other.number}>
            <a href={paths.adminOrder(other.number)}>{other.number}</a>
            <span className={styles['placed']}>{formatInstant(other.placedAt)}</span>
            <StateWord state={other.state} onHold={other.onHold} />
            <span>{paymentWords[other.paymentStatus]}</span>
            <Money paise={other.totalPaise} />
            {mayMerge && canTake(order, other) && (
              <Button
                variant="default"
                aria-label={`${words.put}: ${other.number}`}
                onClick={() => setMerging(other)}
              >
                {words.put}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data?.isMore && (
        <p className={styles['more']}>
          {words.newest(others.length)} <a href={paths.adminOrdersOf(order.customer.phone)}>{words.all}</a>
        </p>
      )}
      {merging && <MergeDialog desk={desk} from={merging.number} onClose={() => setMerging(null)} />}
    </Panel>
  );
}

function canTake(
  { number, customer, state, hold, referralCode }: AdminOrderView,
  other: OrderRowView,
): boolean {
  const into = { number, phone: customer.phone, state, isHeld: hold !== null, referralCode };
  return mergeObstacle(into, { ...other, isHeld: other.onHold }) === null;
}
