import { formatInstant } from '@shop/contracts/rules/days';
import { Money } from '../../../ui/text/money.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/closed.ts';
import { wholePhone } from '../../../words/whole-phone.ts';
import type { OrderGlance } from './+data.ts';
import styles from './closed.module.css';

/** Where an order is and what is open, while the shop is closed. */
export function OrderCard({ order }: { order: OrderGlance }) {
  const { dispatch, pickupLocation } = order;
  return (
    <section className={styles['card']}>
      <h2>{words.order(order.number)}</h2>
      <p>{words.placed(formatInstant(order.placedAt))}</p>
      <Notice>{words.states[order.state]}</Notice>
      {order.onHold && <Notice kind="season">{words.onHold}</Notice>}
      {dispatch && <p>{words.lorry(dispatch.transporter, dispatch.lrNumber)}</p>}
      <dl className={styles['sums']}>
        <dt>{words.total}</dt>
        <dd>
          <Money paise={order.totals.totalPaise} />
        </dd>
        <dt>{words.paid}</dt>
        <dd>
          <Money paise={order.paidPaise} />
        </dd>
        <dt>{words.balance}</dt>
        <dd>
          <b>
            <Money paise={order.balancePaise} />
          </b>
        </dd>
      </dl>
      {pickupLocation && (
        <p>
          {words.pickup}: {pickupLocation.name}, {pickupLocation.address}, {pickupLocation.city}
          {', '}
          <a href={`tel:+91${pickupLocation.phone}`}>{wholePhone(pickupLocation.phone)}</a>
        </p>
      )}
    </section>
  );
}
