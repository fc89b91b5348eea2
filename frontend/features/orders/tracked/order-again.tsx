import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import { call } from '../../../api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/orders-page.ts';
import { listHash } from '../form/list-link.ts';
import styles from './order-actions.module.css';

/** The way to order the same once more, at the rates of today. What is not sold any more is named first. */
export function OrderAgain({ lines }: { lines: readonly OrderLine[] }) {
  const [split, setSplit] = useState<ReturnType<typeof linesToHave> | null>(null);
  const go = async () => {
    // Without an answer the price list says itself what it does not have.
    const found = await call(readPriceList).then(
      (list) => linesToHave(lines, list),
      () => null,
    );
    if (found && found.gone.length > 0) setSplit(found);
    else await navigate(addressOf(lines));
  };
  return (
    <div className={styles['scripted']}>
      {split ? (
        <Notice kind="season" title={words.noLongerSold}>
          <ul>
            {split.gone.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
          {split.had.length > 0 && <a href={addressOf(split.had)}>{words.againTheRest(split.had.length)}</a>}
        </Notice>
      ) : (
        <LinkButton
          look="quiet"
          wide
          href={addressOf(lines)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            // Vike's router follows a link whatever was prevented.
            event.stopPropagation();
            void go();
          }}
        >
          {words.again}
        </LinkButton>
      )}
    </div>
  );
}

function addressOf(lines: readonly OrderLine[]): string {
  return paths.quickOrder + listHash(Object.fromEntries(lines.map(({ code, quantity }) => [code, quantity])));
}

/** Which lines of an old order the price list still has, and which not. */
export function linesToHave(lines: readonly OrderLine[], { categories }: PriceListView) {
  const sold = new Set(categories.flatMap(({ products }) => products.map(({ code }) => code)));
  return {
    had: lines.filter(({ code }) => sold.has(code)),
    gone: lines.filter(({ code }) => !sold.has(code)),
  };
}
