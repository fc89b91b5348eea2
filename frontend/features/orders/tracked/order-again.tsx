import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { navigate } from 'vike/client/router';
import { call } from '../../../api/client.ts';
import { loadNow } from '../../../lib/loading/chunk-reload.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/orders-page.ts';
import { linesToHave, listAddress } from './lines-to-have.ts';
import styles from './order-actions.module.css';

/** The way to order the same once more, at the rates of today. */
export function OrderAgain({ lines }: { lines: readonly OrderLine[] }) {
  const again = useOrderAgain(lines);
  return (
    <div className={styles['scripted']}>
      <LinkButton look="quiet" wide {...again.link}>
        {words.again}
      </LinkButton>
      {again.dialog}
    </div>
  );
}

/** A link that puts old lines on the list. What is not to be had any more is named first, with something like it. */
export function useOrderAgain(lines: readonly OrderLine[]) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    // Without an answer the price list says itself what it does not have.
    const split = await call(readPriceList).then(
      (list) => linesToHave(lines, list),
      () => null,
    );
    if (!split || split.gone.length === 0) return navigate(listAddress(lines));
    const { MissingGoods } = await loadNow(() => import('./missing-goods.tsx'));
    setDialog(<MissingGoods {...split} onClose={() => setDialog(null)} />);
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Vike's router follows a link whatever was prevented.
    event.stopPropagation();
    if (isBusy) return;
    setIsBusy(true);
    void go()
      .catch(() => toast(words.againFailed, 'error'))
      .finally(() => setIsBusy(false));
  };
  return {
    link: { href: listAddress(lines), onClick, 'aria-busy': isBusy || undefined },
    // Of no paragraph and no live region that has the link.
    dialog: dialog && createPortal(dialog, document.body),
  };
}
