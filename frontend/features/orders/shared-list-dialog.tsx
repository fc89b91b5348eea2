import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words/en/orders-list.ts';
import { readDraft } from '../draft/draft-store.ts';
import { adoptList } from './adopt-typed.ts';
import { addedLists, listInHash, type Quantities } from './list-link.ts';
import type { ListRow } from './list-rows.ts';
import { replaceHash, useHash } from './review-address.ts';
import styles from './shared-list-dialog.module.css';

/** A list that came in the link. It never takes the place of one's own without asking. */
export function SharedListDialog({ rows }: { rows: ReadonlyMap<string, ListRow> }) {
  const hash = useHash();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [shared, setShared] = useState<Quantities | null>(null);

  const take = (list: Quantities) => {
    const rates = Object.keys(list).flatMap((code) => {
      const row = rows.get(code);
      return row ? [[code, row.netPaise] as const] : [];
    });
    adoptList(list, Object.fromEntries(rates));
    toast(words.sharedTaken(Object.keys(list).length));
  };

  useEffect(() => {
    const list = listInHash(hash);
    if (!list) return;
    replaceHash('');
    const mine = readDraft().quantities;
    if (Object.keys(mine).length === 0 || sameList(mine, list)) take(list);
    else setShared(list);
  });

  useEffect(() => {
    if (shared) dialog.current?.showModal();
  }, [shared]);

  if (!shared) return null;
  const mine = readDraft().quantities;
  const close = (list: Quantities | null) => {
    if (list) take(list);
    setShared(null);
  };
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onClose={() => close(null)}>
      <h2 id={titleId}>{words.sharedTitle}</h2>
      <p>{words.sharedHelp(Object.keys(shared).length, Object.keys(mine).length)}</p>
      <div className={styles['choices']}>
        <Button wide onClick={() => close(addedLists(mine, shared))}>
          {words.add}
        </Button>
        <Button wide look="quiet" onClick={() => close(shared)}>
          {words.replace}
        </Button>
        <Button wide look="quiet" onClick={() => close(null)}>
          {words.keep}
        </Button>
      </div>
    </dialog>
  );
}

function sameList(a: Quantities, b: Quantities): boolean {
  const codes = Object.keys(a);
  return codes.length === Object.keys(b).length && codes.every((code) => a[code] === b[code]);
}
