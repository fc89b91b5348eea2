import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { navigate } from 'vike/client/router';
import { call } from '../../../api/client.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { words } from '../../../words/en/shop/orders-page.ts';
import { linesToHave, listAddress, type LinesToHave } from './lines-to-have.ts';
import styles from './order-actions.module.css';

const MissingGoods = lazy(async () => ({ default: (await import('./missing-goods.tsx')).MissingGoods }));

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
  const [found, setFound] = useState<LinesToHave | null>(null);
  const go = async () => {
    // Without an answer the price list says itself what it does not have.
    const split = await call(readPriceList).then(
      (list) => linesToHave(lines, list),
      () => null,
    );
    if (split && split.gone.length > 0) setFound(split);
    else await navigate(listAddress(lines));
  };
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Vike's router follows a link whatever was prevented.
    event.stopPropagation();
    void go();
  };
  return {
    link: { href: listAddress(lines), onClick },
    dialog: found && (
      <Suspense>
        <MissingGoods {...found} onClose={() => setFound(null)} />
      </Suspense>
    ),
  };
}
