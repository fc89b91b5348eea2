import type { DeviceOrderView, RememberedCustomerView } from '@shop/contracts/devices/views';
import { formatDay, dayOf } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/remembered.ts';
import { useOrderAgain } from '../tracked/order-again.tsx';
import styles from './own-orders.module.css';
import { forget, onForgotten, readRemembered } from './remembered.ts';

/** The orders of whoever is known on this device, the list of last season, and the way to be forgotten. */
export function OwnOrders() {
  const { closed, shop } = usePageContext();
  const [remembered, setRemembered] = useState<RememberedCustomerView | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const clear = () => {
      setRemembered(null);
      leaveNoRoom();
    };
    void readRemembered().then((known) => (known ? setRemembered(known) : clear()));
    return onForgotten(clear);
  }, []);
  if (!remembered) return null;
  const { customer, orders } = remembered;
  const again = closed || shop.saleMode === 'catalogue' ? null : remembered.lastSeason;
  const shown = orders.filter(({ number }) => number !== again?.number);

  const forgetMe = async () => {
    setIsBusy(true);
    try {
      await forget();
      setRemembered(null);
      leaveNoRoom();
      toast(words.forgotten);
    } catch {
      toast(words.notForgotten, 'error');
    }
    setIsBusy(false);
  };
  return (
    <section className={styles['card']} aria-labelledby="own-orders">
      <h2 id="own-orders">{words.title(customer.name)}</h2>
      {shown.length > 0 && (
        <ul className={styles['orders']}>
          {shown.map((order) => (
            <li key={order.number}>
              <OwnOrder order={order} />
            </li>
          ))}
        </ul>
      )}
      {again && <LastSeason order={again} />}
      <div className={styles['person']}>
        <p>{words.forgetHelp}</p>
        <Button look="quiet" busy={isBusy} onClick={() => void forgetMe()}>
          {words.forget(customer.name)}
        </Button>
      </div>
    </section>
  );
}

/** Of what is filled where somebody is known. */
function leaveNoRoom(): void {
  document.documentElement.classList.remove('remembered');
}

function OwnOrder({ order }: { order: DeviceOrderView }) {
  return (
    <a href={paths.order(order.token)}>
      <strong>{words.order(order.number)}</strong>
      <span>
        {words.state(order)} · {formatMoney(order.totalPaise)}
      </span>
    </a>
  );
}

function LastSeason({ order }: { order: NonNullable<RememberedCustomerView['lastSeason']> }) {
  const again = useOrderAgain(order.lines);
  return (
    <div className={styles['again']}>
      <LinkButton wide {...again.link}>
        {words.lastSeason(order.lines.length)}
      </LinkButton>
      <p>
        {words.lastSeasonHelp(formatDay(dayOf(new Date(order.placedAt))))}{' '}
        <a href={paths.order(order.token)}>{words.seeIt}</a>
      </p>
      {again.dialog}
    </div>
  );
}
