import { useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { readDraft } from '../../draft/draft-store.ts';
import { adoptList } from '../form/adopt-typed.ts';
import { addedLists, listInHash, listKindIn, type ListKind, type Quantities } from '../form/list-link.ts';
import type { ListRow } from '../form/list-rows.ts';
import { replaceHash, useHash } from '../form/review-address.ts';
import styles from './shared-list-dialog.module.css';
import { useQuantities } from '../form/use-quantities.ts';

type Rows = ReadonlyMap<string, ListRow>;

const NOTHING = {};

/** A list that came in the link. It never takes the place of one's own without asking. */
export function SharedList({ rows }: { rows: Rows }) {
  const hash = useHash();
  const mine = useQuantities(NOTHING);
  const shared = useMemo(() => listInHash(hash), [hash]);
  const asks = shared !== null && Object.keys(mine).length > 0 && !sameList(mine, shared);

  useEffect(() => {
    if (shared === null || asks) return;
    if (!sameList(mine, shared)) take(shared, rows);
    replaceHash('');
  }, [shared, asks, mine, rows]);

  return asks ? (
    <SharedListDialog mine={mine} shared={shared} rows={rows} kind={listKindIn(hash) ?? 'list'} />
  ) : null;
}

interface SharedListDialogProps {
  mine: Quantities;
  shared: Quantities;
  rows: Rows;
  kind: ListKind;
}

function SharedListDialog({ mine, shared, rows, kind }: SharedListDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // The address keeps the list until there is an answer.
  const close = (list: Quantities | null) => {
    replaceHash('');
    if (list) take(list, rows);
  };
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onCancel={() => close(null)}>
      <h2 id={titleId}>{words.listTitle[kind]}</h2>
      <p>{words.sharedHelp(Object.keys(shared).length, Object.keys(mine).length)}</p>
      <div className={styles['choices']}>
        <Button wide onClick={() => close(addedLists(readDraft().quantities, shared))}>
          {words.add}
        </Button>
        <Button wide look="quiet" onClick={() => close(shared)}>
          {words.replace[kind]}
        </Button>
        <Button wide look="quiet" onClick={() => close(null)}>
          {words.keep}
        </Button>
      </div>
    </dialog>
  );
}

function take(list: Quantities, rows: Rows): void {
  const rates = Object.keys(list).flatMap((code) => {
    const row = rows.get(code);
    return row ? [[code, row.netPaise] as const] : [];
  });
  adoptList(list, Object.fromEntries(rates));
  toast(words.sharedTaken(Object.keys(list).length));
}

function sameList(a: Quantities, b: Quantities): boolean {
  const codes = Object.keys(a);
  return codes.length === Object.keys(b).length && codes.every((code) => a[code] === b[code]);
}
