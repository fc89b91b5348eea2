import { trackOrder } from '@shop/contracts/orders/endpoints';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { useEffect, useState } from 'react';
import { reload } from 'vike/client/router';
import { call } from '../../../api/client.ts';

/** How often an open page looks again, ms. */
const EVERY = 60_000;

/** The order as it is now: looked at again every minute while the page is in sight, and when it comes back. */
export function useTrackedOrder(initial: OwnOrderView, token: string): OwnOrderView {
  const [order, setOrder] = useState(initial);
  const asked = questionOf(initial);

  useEffect(() => {
    let current = true;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const now = await call(trackOrder, { params: { token } });
      if (!current) return;
      setOrder(now);
      // What is asked is worded by the server.
      if (questionOf(now) !== asked) await reload();
    };
    // What is shown stays; the next look may have better luck.
    const lookAgain = () => void look().catch(() => undefined);
    const timer = setInterval(lookAgain, EVERY);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [token, asked]);

  return order;
}

function questionOf({ proposal }: OwnOrderView): string | null {
  return proposal && `${proposal.id} ${proposal.state}`;
}
