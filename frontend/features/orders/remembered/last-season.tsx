import type { RememberedCustomerView } from '@shop/contracts/devices/views';
import { useEffect, useState } from 'react';
import { words } from '../../../words/en/shop/remembered.ts';
import { useOrderAgain } from '../tracked/order-again.tsx';
import { onForgotten, readRemembered } from './remembered.ts';

/** The way to the list of last season, where an empty list has room for it. */
export function LastSeason() {
  const [order, setOrder] = useState<RememberedCustomerView['lastSeason']>(null);
  useEffect(() => {
    void readRemembered().then((remembered) => setOrder(remembered?.lastSeason ?? null));
    return onForgotten(() => setOrder(null));
  }, []);
  const again = useOrderAgain(order?.lines ?? []);
  if (!order) return null;
  return (
    <>
      <a {...again.link}>{words.lastSeasonShort(order.lines.length)}</a>
      {again.dialog}
    </>
  );
}
