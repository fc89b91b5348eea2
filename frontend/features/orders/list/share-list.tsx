import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { clearDraft, readDraft } from '../../draft/draft-store.ts';
import { adoptList } from '../form/adopt-typed.ts';
import { listHash } from '../form/list-link.ts';
import { useQuantitiesSoon } from '../form/use-quantities.ts';
import styles from './share-list.module.css';

const NOTHING = {};

/** A link that carries the list to another person; on the list itself also a way to begin anew, and back. */
export function ShareList({ clearable = false }: { clearable?: boolean }) {
  const { shop, publicUrl } = usePageContext();
  const quantities = useQuantitiesSoon(NOTHING);
  const [link, setLink] = useState<string | null>(null);
  const [cleared, setCleared] = useState<ReturnType<typeof readDraft> | null>(null);
  const isEmpty = Object.keys(quantities).length === 0;

  const share = async () => {
    const url = publicUrl + paths.quickOrder + listHash(quantities);
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      // Closing the phone's own sheet is no failure.
      await navigator.share({ title: words.shareText(shop.identity.name), url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(words.copied);
    } catch {
      setLink(url);
    }
  };
  const clear = () => {
    setCleared(readDraft());
    clearDraft();
    toast(words.cleared);
  };

  if (isEmpty) {
    return cleared ? (
      <div className={styles['share']}>
        <Button look="quiet" onClick={() => adoptList(cleared.quantities, cleared.rates)}>
          {words.bringBack}
        </Button>
      </div>
    ) : null;
  }
  return (
    <div className={styles['share']}>
      <Button look="quiet" onClick={() => void share()}>
        {words.share}
      </Button>
      {clearable && (
        <Button look="quiet" onClick={clear}>
          {words.clear}
        </Button>
      )}
      {link !== null && (
        <label className={styles['link']}>
          {words.copyFailed}
          <input value={link} readOnly onFocus={(event) => event.target.select()} />
        </label>
      )}
    </div>
  );
}
