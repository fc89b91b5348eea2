import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as site } from '../../../words/en/shop/site.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { words as ready } from '../../../words/en/shop/ready-lists.ts';
import { listHash } from '../form/list-link.ts';
import { ReadyLists } from '../ready/ready-lists.tsx';
import type { ShownReadyList } from '../ready/shown-ready-lists.ts';
import type { ListCategory } from '../form/list-rows.ts';
import { useQuantitiesSoon } from '../form/use-quantities.ts';
import styles from './list-ways.module.css';
import { PasteButton } from './paste-button.tsx';

const NOTHING = {};

interface ListWaysProps {
  categories: readonly ListCategory[];
  readyLists: readonly ShownReadyList[];
}

/** The price list on paper and to others, at its top; with it the shopper's own list, once there is one, and the owner's. */
export function ListWays({ categories, readyLists }: ListWaysProps) {
  const { shop, publicUrl } = usePageContext();
  const quantities = useQuantitiesSoon(NOTHING);
  const isEmpty = Object.keys(quantities).length === 0;
  const { name } = shop.identity;
  const url = publicUrl + paths.quickOrder + (isEmpty ? '' : listHash(quantities));
  const title = isEmpty ? words.listText(name) : words.shareText(name);

  const share = async () => {
    // Closing the phone's own sheet is no failure.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      toast(words.linkCopied);
    } catch {
      toast(words.shareFailed, 'error');
    }
  };
  return (
    <nav className={styles['ways']} aria-label={words.ways}>
      <PasteButton categories={categories} />
      <a href={paths.priceListPdf} download>
        {words.pdf}
      </a>
      <button type="button" onClick={() => window.print()}>
        {words.print}
      </button>
      <button type="button" onClick={() => void share()}>
        {words.shareShort}
      </button>
      <a href={`https://wa.me/?text=${encodeURIComponent(`${title}: ${url}`)}`}>{words.whatsApp}</a>
      <a href={paths.track}>{site.trackShort}</a>
      {readyLists.length > 0 && shop.saleMode !== 'catalogue' && (
        <details className={styles['ready']}>
          <summary>{ready.short}</summary>
          <div>
            <p>{ready.help}</p>
            <ReadyLists lists={readyLists} />
          </div>
        </details>
      )}
    </nav>
  );
}
