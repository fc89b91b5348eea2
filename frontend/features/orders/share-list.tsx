import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words/en/orders-list.ts';
import { clearDraft } from '../draft/draft-store.ts';
import { listHash } from './list-link.ts';
import { useQuantities } from './use-quantities.ts';
import styles from './share-list.module.css';

const NOTHING = {};

/** A link that carries the list to another person, and a way to begin anew. */
export function ShareList() {
  const { shop, publicUrl } = usePageContext();
  const quantities = useQuantities(NOTHING);
  const [link, setLink] = useState<string | null>(null);
  if (Object.keys(quantities).length === 0) return null;

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

  return (
    <div className={styles['share']}>
      <Button look="quiet" onClick={() => void share()}>
        {words.share}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          clearDraft();
          toast(words.cleared);
        }}
      >
        {words.clear}
      </Button>
      {link !== null && (
        <Field
          label={words.copyFailed}
          value={link}
          readOnly
          required
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
