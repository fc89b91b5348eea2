import { useEffect, useState } from 'react';
import { paths } from '../../../lib/paths.ts';

/** How often an open list asks whether the shop is still open, ms: whoever looks at it hears within ten seconds. */
const ASK_EVERY = 8_000;

/** Whether the season closed under the open page: the list's address then leads to the closed page. */
export function useClosing(): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        // Without the page's own address: a referral code in it would be carried over by a redirect.
        const { url } = await fetch(paths.quickOrder, {
          method: 'HEAD',
          cache: 'no-store',
          referrerPolicy: 'no-referrer',
        });
        setClosed(new URL(url).pathname === paths.closed);
      } catch {
        // Without a network nobody knows; the list stays as it is.
      }
    };
    const timer = setInterval(() => void ask(), ASK_EVERY);
    const askNow = () => void ask();
    document.addEventListener('visibilitychange', askNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, []);
  return closed;
}
