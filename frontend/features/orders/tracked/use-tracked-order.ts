import { trackOrder } from '@shop/contracts/orders/endpoints';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { useEffect, useState } from 'react';
import { reload } from 'vike/client/router';
import { call } from '../../../api/client.ts';

/** How often an open page looks again, ms. */
const EVERY = 60_000;

/** The order as it is now, and how to show what was made of it here: looked at again every minute while the page is in sight, and when it comes back. */
export function useTrackedOrder(
  initial: OwnOrderView,
  token: string,
): { order: OwnOrderView; show: (order: OwnOrderView) => void } {
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

  const show = (now: OwnOrderView) => {
    setOrder(now);
    void reload();
  };
  return { order, show };
}

function questionOf({ proposal, ownChanges, state, ownClaims }: OwnOrderView): string {
  const { edit, cancel, isAtOnce, asked } = ownChanges;
  const parts = [proposal?.id, proposal?.state, asked?.id, asked?.state, edit, cancel, isAtOnce];
  return [...parts, edit === 'finished' && state, ownClaims.obstacle, ownClaims.photos?.free].join(' ');
}
